/* A lesson at the table: the same board, the same moves, and somebody who says what to look at. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Game } from '../model/game';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { More } from '../ui/parts';
import { CommonTools, RulesTool, Table } from '../ui/table';
import { TableSkeleton } from '../ui/app';
import { headOf, type Head } from './course';
import { LessonDriver } from './driver';
import { LessonPanel } from './panel';

interface Sitting {
  game: Game;
  driver: LessonDriver;
}

async function sit(game: string, name: string, file: string): Promise<Sitting> {
  const driver = new LessonDriver(game, name, file);
  return { driver, game: await Game.at(driver) };
}

export function LessonPage({ game, name, file, heads }: { game: string; name: string; file: string; heads: Head[] }): JSX.Element {
  const sitting = useSignal<Sitting | null>(null);
  const problem = useSignal('');
  const times = useSignal(0); /* begun again */
  useEffect(() => {
    let current: Sitting | null = null;
    let left = false;
    sitting.value = null;
    sit(game, name, file).then(
      (found) => {
        current = found;
        if (left) found.game.close();
        else sitting.value = found;
      },
      (trouble: Error) => (problem.value = trouble.message),
    );
    return () => {
      left = true;
      current?.game.close();
    };
  }, [game, name, times.value]);
  const recast = sitting.value?.driver.recast.value;
  useEffect(() => {
    if (recast) times.value++;
  }, [recast]);
  if (problem.value) return <Broken game={game} problem={problem.value} />;
  if (!sitting.value) return <TableSkeleton />;
  const again = () => {
    sitting.value?.driver.restart();
    times.value++;
  };
  return <LessonTable key={times.value} sitting={sitting.value} head={headOf(name, file)} heads={heads} onAgain={again} />;
}

function LessonTable({ sitting: { game, driver }, head, heads, onAgain }: { sitting: Sitting; head: Head; heads: Head[]; onAgain: () => void }): JSX.Element {
  const state = driver.state.value!;
  useEffect(() => {
    game.lit.value = state.point;
  }, [state]);
  const panel = <LessonPanel game={game} driver={driver} head={head} heads={heads} onAgain={onAgain} />;
  const out = (
    <a class="button lesson-out" href={address('learn', game.game)}>
      <Icon name="back" /> <span>{t('All lessons')}</span>
    </a>
  );
  return (
    <Table
      game={game}
      company={{
        tools: (
          <>
            {out}
            <RulesTool game={game.game} />
            <More>
              <CommonTools />
            </More>
          </>
        ),
        notices: panel,
        hold: state.action === 'read' || state.action === 'over',
        teaches: true,
        talk: (log) => log,
        unread: 0,
        badge: () => null,
        end: panel,
      }}
    />
  );
}

const Broken = ({ game, problem }: { game: string; problem: string }) => (
  <main class="page">
    <h1>{t('This lesson cannot be opened')}</h1>
    <p>{problem}</p>
    <a class="button primary" href={address('learn', game)}>
      {t('All lessons')}
    </a>
  </main>
);
