/* After the game: once more, again from the beginning, and whether it was fair. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { address, go } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Button } from '../ui/parts';
import { isSound, newEntropy, verify, type Findings } from './fair';
import type { Room } from './room';
import { reason } from './talk';

export function End({ room }: { room: Room }): JSX.Element {
  const info = room.table.info.value!;
  const seated = room.table.seat.value !== null;
  return (
    <>
      <div class="buttons">
        {info.next_table ? (
          <a class="button primary" href={address('table', info.next_table)}>
            <Icon name="sail" /> <span>{t('To the next table')}</span>
          </a>
        ) : (
          seated && <Button primary icon="sail" label={t('Rematch')} onClick={() => void rematch(room)} />
        )}
        <Button icon="first" label={t('Replay')} onClick={() => go('replay', room.id, 0)} />
        <a class="button" href={address('online')}>
          <Icon name="home" /> <span>{t('To the lobby')}</span>
        </a>
      </div>
      <Verdict room={room} />
    </>
  );
}

/* Everybody moves on by one seat. Who asks sits down at once, the others come by the link. */
async function rematch(room: Room): Promise<void> {
  const laid = await room.act('rematch', { entropy: newEntropy() });
  const next = room.table.info.value!.next_table;
  if (laid && next) go('table', next);
}

function Verdict({ room }: { room: Room }): JSX.Element {
  const info = room.table.info.value!;
  const found = useSignal<Findings | null>(null);
  const problem = useSignal<Error | null>(null);
  const busy = useSignal(false);
  const check = async () => {
    busy.value = true;
    problem.value = null;
    await verify(info, room.table.seat.value, room.table.view).then(
      (findings) => (found.value = findings),
      (error: Error) => (problem.value = error),
    );
    busy.value = false;
  };
  return (
    <section class="verdict" aria-label={t('Were the dice fair?')}>
      <h3>{t('Were the dice fair?')}</h3>
      {problem.value && <p role="alert">{reason(problem.value)}</p>}
      <div role="status">{found.value && <Report found={found.value} />}</div>
      {!found.value && <Button icon="dice" label={t('Check every draw')} disabled={busy.value} onClick={() => void check()} />}
      <details>
        <summary>{t('Seed and commitment')}</summary>
        <dl class="terms">
          <div>
            <dt>{t('Seed')}</dt>
            <dd translate={false}>
              <code>{info.seed}</code>
            </dd>
          </div>
          <div>
            <dt>{t('Its SHA-256, shown before the game')}</dt>
            <dd translate={false}>
              <code>{info.commit}</code>
            </dd>
          </div>
          {info.entropy?.map((text, i) => (
            <div key={i}>
              <dt>{t('Contributed by a player')}</dt>
              <dd translate={false}>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Report({ found }: { found: Findings }): JSX.Element {
  return (
    <>
      <p class={isSound(found) ? 'sound' : 'unsound'}>
        <strong>{isSound(found) ? t('Yes: everything matches.') : t('No: something does not match.')}</strong>
      </p>
      <ul class="checks">
        <Check fine={found.replayed} yes={t('This browser recomputed every move and every draw and came to the same end.')} no={t('Recomputed, the game ends differently.')} unknown={t('The rules have changed since this game began: what came before cannot be recomputed.')} />
        <Check fine={found.seen} yes={t('It is the end you saw.')} no={t('It is not the end you saw.')} />
        <Check fine={found.committed} yes={t('The seed matches the commitment this browser noted before the first move.')} no={t('The seed does not match the commitment this browser noted.')} unknown={t('This browser saw the commitment only during the game.')} />
        <Check fine={found.mixed} yes={t('The secret this browser added is part of it.')} no={t('The secret this browser added is not part of it.')} unknown={t('This browser added nothing.')} />
      </ul>
    </>
  );
}

function Check({ fine, yes, no, unknown }: { fine: boolean | null; yes: string; no: string; unknown?: string }): JSX.Element | null {
  if (fine === null && !unknown) return null;
  return (
    <li class={fine === null ? 'quiet' : fine ? 'sound' : 'unsound'}>
      <Icon name={fine === null ? 'minus' : fine ? 'check' : 'warning'} size={16} /> {fine === null ? unknown : fine ? yes : no}
    </li>
  );
}
