/* A port's plate: its good, four warehouse fields, administrator and fort, what it pays, and the quay with the fleets that lie there. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Field, Function, Good, Port } from '../../generated/compagnie';
import { IconPath } from '../parts/icons';
import { fitted, wordsOf } from '../parts/printed';
import { PointingContext, Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { PLATES, type Point } from './coast';
import { fleetsOf, nationAt, nodeOf, portAsked, seatOf, type CoView } from './facts';
import { Bale, Beware, FortSpace, NationPiece, nationLabel, PostSpace, useLive, Warehouse } from './pieces';

const WIDE = 134;
const QUAY = 40;
const FIELDS = { x: 8, y: 19, step: 21.5 };

/* A plate is as high as its price list, four prices a row. */
const highOf = (texts: Texts, port: Port) => 49 + 16 * Math.ceil((nodeOf(texts, port).prices ?? []).filter(Boolean).length / 4);

/* The middle of the waterline along a port's quay. */
export function quayOf(port: Port, texts: Texts): Point {
  const [x, y] = PLATES[port];
  return { x: x + WIDE / 2, y: y + highOf(texts, port) + 25 };
}

/* A point of a plate's side, near to `at`. */
const within = (at: number, from: number, size: number) => Math.max(from + 8, Math.min(from + size - 8, at));

interface PlateProps {
  port: Port;
  at: Point;
  view: CoView;
  texts: Texts;
}

export function Plate({ port, at, view, texts }: PlateProps): JSX.Element {
  const [x, y] = PLATES[port];
  const busy = fleetsOf(view, texts).some(({ node }) => node === port);
  const list = highOf(texts, port);
  const high = list + (busy ? QUAY : 0);
  const label = describe(port, view, texts);
  return (
    <g data-place={port}>
      <Thing id={`node:${port}`} label={label} class={`compagnie-port ${closedTo(port, view, texts) ? 'closed' : ''}`} quiet>
        <path class="compagnie-leader" d={`M${at.x} ${at.y}L${within(at.x, x, WIDE)} ${within(at.y, y, list)}`} />
        <circle class="compagnie-town" cx={at.x} cy={at.y} r="5" />
        <Beware x={at.x + 9} y={at.y - 9} />
        <rect class="compagnie-plate" x={x} y={y} width={WIDE} height={high} rx="6" />
        {busy && <path class="compagnie-quay" d={`M${x + 3} ${y + list}h${WIDE - 6}v${QUAY - 6}q0 3-3 3h-${WIDE - 12}q-3 0-3-3Z`} />}
      </Thing>
      {/* What is printed on the plate lies over it, and is no part of its name. */}
      <g transform={`translate(${x} ${y})`} aria-hidden="true" pointer-events="none">
        <Head port={port} texts={texts} />
        <Prices port={port} texts={texts} />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <Fields port={port} view={view} texts={texts} />
        <Spaces port={port} view={view} texts={texts} />
        <NationHere port={port} view={view} texts={texts} />
      </g>
    </g>
  );
}

const indexOf = (texts: Texts, port: Port) => wordsOf<Port>(texts, 'port').indexOf(port);

function describe(port: Port, view: CoView, texts: Texts): string {
  const { good, prices = [] } = nodeOf(texts, port);
  const goods = wordsOf<Good>(texts, 'good');
  const paid = prices.flatMap((price, i) => (price ? [`${texts.label('good', goods[i]!)} ${price}`] : []));
  const nation = nationAt(view, texts, port);
  const said = [
    texts.label('port', port),
    t('sells {good}', { good: texts.label('good', good ?? '') }),
    t('buys {list}', { list: paid.join(', ') }),
    ...(nation ? [texts.label('nation', nation.word)] : []),
  ].join('; ');
  return [said, t(texts.word('port', port)?.text ?? '')].filter(Boolean).join('. ');
}

/* A nation stands there that is neither led by nor allied with the one who looks. */
function closedTo(port: Port, view: CoView, texts: Texts): boolean {
  const nation = nationAt(view, texts, port);
  const reader = wordsOf(texts, 'company')[view.viewer ?? -1];
  return nation !== null && reader !== undefined && nation.controller !== reader && !nation.allies.some((ally) => ally === reader);
}

/* A long name is drawn narrower before it gets too small to be read. */
export function inRoom(name: string, most: number, least: number, room: number) {
  const style = fitted(name, most, room);
  return parseFloat(style.fontSize) >= least ? { style } : { style: { fontSize: `${least}px` }, textLength: room, lengthAdjust: 'spacingAndGlyphs' as const };
}

function Head({ port, texts }: { port: Port; texts: Texts }): JSX.Element {
  const { good, shipyard } = nodeOf(texts, port);
  const name = texts.label('port', port);
  return (
    <>
      <text x="6" y="14" class="port-name" {...inRoom(name, 13, 10, shipyard ? 97 : 86)}>
        {name}
      </text>
      {!shipyard && (
        <g transform="translate(97 3.500) scale(.62)" class="compagnie-noyard">
          <IconPath name="ship" />
          <path d="M2 22L22 2" />
        </g>
      )}
      <Bale good={good!} x={115} y={3.5} size={15} />
    </>
  );
}

/* What a gold coin is worth; silver ones are single ducats. */
const GOLD = 5;

/* Every good the port buys, with what it pays on a coin: gold from five ducats on. */
function Prices({ port, texts }: { port: Port; texts: Texts }): JSX.Element {
  const { prices = [] } = nodeOf(texts, port);
  const bought = wordsOf<Good>(texts, 'good').flatMap((good, i) => (prices[i] ? [{ good, price: prices[i] }] : []));
  return (
    <g class="compagnie-prices">
      {bought.map(({ good, price }, i) => (
        <g key={good} transform={`translate(${6 + (i % 4) * 32} ${47 + (i >> 2) * 16})`}>
          <Bale good={good} size={14} />
          <circle class={price >= GOLD ? 'gold' : 'silver'} cx="22" cy="7" r="7.500" />
          <text x="22" y="11.200" text-anchor="middle">
            {price}
          </text>
        </g>
      ))}
    </g>
  );
}

/* The fields can be pointed at where the question is: a field has no other name than its letter. */
function useFields(port: Port, view: CoView, texts: Texts): boolean {
  const { state } = useContext(PointingContext);
  const about = portAsked(view, texts);
  if (about !== null) return about === port;
  const chosen = wordsOf<Port>(texts, 'port').find((one) => state(`node:${one}`) === 'chosen');
  return chosen ? chosen === port : state(`node:${port}`) === 'open';
}

/* The field that a packet boat's question is about. */
function fieldAsked(port: Port, view: CoView, texts: Texts): number {
  const frame = view.stack.at(-1);
  return frame?.at === 'want' && portAsked(view, texts) === port ? Number(frame.field) : -1;
}

function Fields({ port, view, texts }: { port: Port; view: CoView; texts: Texts }): JSX.Element {
  const { bales, owner, damage } = view.port[indexOf(texts, port)]!;
  const { good } = nodeOf(texts, port);
  const live = useFields(port, view, texts);
  const asked = fieldAsked(port, view, texts);
  const houses = owner.filter((one) => one !== null).length;
  return (
    <>
      {wordsOf<Field>(texts, 'field').map((field, i) => {
        const seat = seatOf(texts, owner[i] ?? null);
        const room = seat === undefined ? Number(damage[i] === 0) : houses;
        const label = [
          texts.label('port', port),
          texts.label('field', field),
          seat === undefined ? '' : texts.name(seat),
          tn('{n} bale', '{n} bales', bales[i]!),
          damage[i] ? t('damage {n}', { n: damage[i] }) : '',
        ].filter(Boolean).join(', ');
        return (
          <g key={field} transform={`translate(${FIELDS.x + i * FIELDS.step} ${FIELDS.y})`}>
            <Thing id={live ? `field:${field}` : `field:${port} ${field}`} label={label} class={`compagnie-fieldspace ${i === asked ? 'asked' : ''}`} quiet>
              <rect class="reach" x="-1.500" y="-1" width="20" height="27" rx="2" />
              <Warehouse good={good!} bales={bales[i]!} room={room} seat={seat} damage={damage[i]!} />
              <text class="compagnie-letter" x="9" y={seat === undefined ? 4.5 : 7} text-anchor="middle" aria-hidden="true">
                {field}
              </text>
            </Thing>
          </g>
        );
      })}
    </>
  );
}

const officer = (post: Function | null, seat: number, texts: Texts) => `${texts.label('function', post ?? '')}: ${texts.name(seat)}`;

function Spaces({ port, view, texts }: { port: Port; view: CoView; texts: Texts }): JSX.Element {
  const { admin, function: post, fort, fort_damage } = view.port[indexOf(texts, port)]!;
  const { administrator, fort: hull = 0 } = nodeOf(texts, port);
  const [office, garrison] = [seatOf(texts, admin), seatOf(texts, fort)];
  const about = portAsked(view, texts); /* a company may have more forts than that in question */
  const noOfficer = administrator ? t('No administrator') : t('No administrator can be here');
  const officeLabel = office === undefined ? noOfficer : officer(post, office, texts);
  const noFort = administrator ? t('No fort') : t('No fort can be here');
  const fortLabel = garrison === undefined ? noFort : t('Fort of {name}: {n} left', { name: texts.name(garrison), n: hull - fort_damage });
  return (
    <>
      <g transform="translate(104 34) scale(.92)" role="img" aria-label={officeLabel} data-about={officeLabel}>
        <PostSpace post={post} seat={office} none={!administrator} />
      </g>
      <Thing id={`party:fort-${about === null || about === port ? fort : port}`} label={fortLabel} quiet>
        <g transform="translate(123 34) scale(.85)">
          <FortSpace left={hull - fort_damage} seat={garrison} none={!administrator} />
        </g>
      </Thing>
    </>
  );
}

function NationHere({ port, view, texts }: { port: Port; view: CoView; texts: Texts }): JSX.Element | null {
  const nation = nationAt(view, texts, port);
  const id = useLive(`nation:${nation?.word}`, `party:${nation?.word}`);
  if (!nation) return null;
  const label = nationLabel(nation, texts);
  return (
    <Thing id={id} label={label} quiet>
      <g transform={`translate(${WIDE - (nation.damage ? 70 : 58)} -15)`}>
        <NationPiece nation={nation.word} pips={nation.pips} level={nation.level} damage={nation.damage} />
      </g>
    </Thing>
  );
}
