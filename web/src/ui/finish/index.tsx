/* The finish: who came where and why, how it went, and what to do next. It lies over the table, and can be folded away to look at the board. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { Analysis } from '../../model/analysis';
import { headline, reason } from '../../model/ending';
import { sourcesOf, type Source } from '../../model/finish';
import type { Game } from '../../model/game';
import { t } from '../../model/i18n';
import { lessons, type Mistake } from '../../model/lessons';
import { LocalDriver } from '../../model/local';
import type { Replay } from '../../model/replay';
import { address } from '../../model/route';
import { download, find, toFile } from '../../model/storage';
import { openGame } from '../app';
import { Button } from '../parts';
import { PartPatterns } from './bars';
import { Chances } from './chances';
import { Fleet } from './fleet';
import { Places, Sources } from './places';
import { pictureOf, sharePicture } from './share';
import '../../style/finish.css';

export interface FinishProps {
  desk: Game | Replay;
  folded: boolean;
  onFold: () => void;
  onGo: (at: number) => void; /* to a move of the game */
  made?: boolean; /* its position was made for a lesson: how it came to it says nothing of anybody */
  children?: ComponentChildren; /* what can be done next; without it another game, or a replay of this one */
}

/* Did a bot play on for the reader? Then its choices are not put down to him. */
const wasRelieved = (desk: Game | Replay) => 'relieved' in desk && desk.relieved.value;

/* A bot judges every position again, in a worker of its own; it goes on while the finish is folded away. */
function useAnalysis(desk: Game | Replay, wanted: boolean): ReadonlySignal<Analysis | null> {
  const analysis = useSignal<Analysis | null>(null);
  useEffect(() => {
    let left = false;
    const begin = async () => {
      const kept = await desk.record();
      if (!left) analysis.value = new Analysis(kept, kept.seats.map((_, seat) => seat), wasRelieved(desk) ? null : desk.own);
    };
    if (wanted && desk.result.value?.over) begin().catch(() => undefined); /* without its file there is no curve */
    return () => {
      left = true;
      analysis.value?.stop();
    };
  }, [desk]);
  return analysis;
}

export function Finish({ desk, folded, onFold, onGo, made = false, children }: FinishProps): JSX.Element | null {
  const analysis = useAnalysis(desk, !made).value;
  const result = desk.result.value;
  if (folded || !result) return null;
  const sources = sourcesOf(desk.schema, result);
  const mistakes = analysis?.mistakes.value ?? [];
  const learn = (at: number) => {
    lessons.value = { id: desk.id, list: mistakes };
    onGo(at);
  };
  const title = headline(result, desk.texts.value, desk.own);
  return (
    <section class="finish game-over" aria-labelledby="finish" onKeyDown={(event) => event.key === 'Escape' && onFold()}>
      <svg class="unseen" aria-hidden="true">
        <PartPatterns />
      </svg>
      <div class="finish-page">
        <header class="finish-head">
          <div class="finish-words">
            <p class="asked-name">{reason(result, desk.story.value, desk.texts.value, desk.own)}</p>
            <Title>{title}</Title>
            {children ?? <Next desk={desk} onGo={onGo} />}
            <div class="buttons">
              <Button icon="map" label={t('Look at the board')} onClick={onFold} />
              {!made && <Share desk={desk} sources={sources} title={headline(result, desk.texts.value, null)} />}
              <Learn mistakes={mistakes} onLearn={learn} />
            </div>
          </div>
          <Fleet desk={desk} />
        </header>
        <div class="finish-results">
          <Places desk={desk} sources={sources} />
          {sources.length > 0 && <Sources desk={desk} sources={sources} />}
        </div>
        {analysis && <Chances desk={desk} analysis={analysis} onGo={onGo} onLearn={learn} />}
      </div>
    </section>
  );
}

/* Read aloud as soon as it is there, as the focus goes to it. */
function Title({ children }: { children: ComponentChildren }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 id="finish" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/* The same people, options and colours, other luck. */
async function rematch(desk: Game | Replay): Promise<void> {
  const { options, colours } = desk.view.value!;
  await openGame(LocalDriver.begin({ game: desk.game, seats: desk.seats.value, options, colours }));
}

function Next({ desk, onGo }: { desk: Game | Replay; onGo: (at: number) => void }): JSX.Element {
  const busy = useSignal(false);
  const again = () => {
    busy.value = true;
    void rematch(desk);
  };
  return (
    <div class="buttons">
      {isLocal(desk) && <Button primary icon="sail" label={t('Rematch')} disabled={busy.value} onClick={again} />}
      <Button icon="first" label={t('Replay')} onClick={() => onGo(0)} />
    </div>
  );
}

const isLocal = ({ id }: Game | Replay) => find(id) !== null;

/* To the first choice that could clearly have been better; it is offered once there is one. */
const Learn = ({ mistakes, onLearn }: { mistakes: Mistake[]; onLearn: (at: number) => void }): JSX.Element | null =>
  mistakes[0] ? <Button icon="lamp" label={t('Learn from mistakes')} title={t('To the choices that could clearly have been better')} onClick={() => onLearn(mistakes[0]!.at)} /> : null;

function Share({ desk, sources, title }: { desk: Game | Replay; sources: Source[]; title: string }): JSX.Element {
  const said = useSignal('');
  const name = `${desk.game}-${desk.id}`;
  const picture = async () => sharePicture(await pictureOf(desk, sources, title, document.querySelector('.finish')!), `${name}.png`, title);
  const file = async () => {
    const { seats, file } = await desk.record();
    download(`${name}.game`, toFile({ seats, file }));
  };
  const link = async () => {
    const url = `${location.origin}${location.pathname}${address('replay', desk.id, 0)}`;
    if (navigator.share) return navigator.share({ url, title }).catch(() => undefined);
    await navigator.clipboard?.writeText(url);
    said.value = navigator.clipboard ? t('Link copied') : url;
  };
  return (
    <>
      <Button icon="eye" label={t('Share as a picture')} onClick={() => void picture().catch(() => (said.value = t('Something went wrong')))} />
      {isLocal(desk) ? <Button icon="save" label={t('Save as a file')} onClick={() => void file()} /> : <Button icon="letter" label={t('Share the link')} onClick={() => void link()} />}
      <span class="quiet" role="status">
        {said.value}
      </span>
    </>
  );
}
