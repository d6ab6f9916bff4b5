/* The card frame of the house: title, kind, figures in fixed corners, a drawn emblem, a line or two of text. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../../model/i18n';
import { Icon, IconPath, type IconName } from './icons';
import { Ship, type ShipType } from './ships';
import { Thing } from './thing';

export interface CardFigure {
  icon: IconName;
  label: string;
  value: number | string;
}

export interface CardFace {
  id: string; /* the thing: "card:harrier" */
  title: string;
  kind?: string; /* what sort of card, in words */
  emblem: IconName;
  ship?: ShipType; /* a silhouette in place of the emblem */
  picture?: JSX.Element; /* what is drawn in place of both, 96 by 56; it may go on beyond its edges */
  drawing?: JSX.Element; /* a whole drawing in place of all these */
  tint?: string; /* a colour of the kind: var(--…) */
  value?: number | string; /* the figure in the upper corner, */
  counts?: string; /* and what it counts for, where that is told */
  figures?: CardFigure[];
  prices?: { name: string; figures: CardFigure[] }[]; /* rows of figures below them */
  text?: string;
  red?: boolean; /* which is printed in red */
}

export function Card({ face }: { face: CardFace }): JSX.Element {
  return (
    <Thing id={face.id} html class="card">
      <div class="card-face" data-figure={`face ${face.id}`} style={face.tint ? { '--tint': face.tint } : undefined}>
        <header>
          <span class="card-title">{face.title}</span>
          {face.value !== undefined && <span class="card-value" data-told data-about={face.counts && `${face.counts}: ${face.value}`}>{face.value}</span>}
        </header>
        {face.drawing ?? (face.picture ? <Picture>{face.picture}</Picture> : <Emblem icon={face.emblem} ship={face.ship} />)}
        {face.kind && <p class="card-kind">{face.kind}</p>}
        {face.figures && <FigureRow figures={face.figures} />}
        {face.prices?.map((row) => (
          <FigureRow key={row.name} {...row} />
        ))}
        {face.text && <p class={face.red ? 'card-text red' : 'card-text'}>{face.text}</p>}
      </div>
    </Thing>
  );
}

const FigureRow = ({ name, figures }: { name?: string; figures: CardFigure[] }) => (
  <ul class="card-figures">
    {name && <li class="card-kind">{name}</li>}
    {figures.map(({ icon, label, value }) => (
      <li key={label} data-about={label}>
        <Icon name={icon} />
        <span class="unseen">{label} </span>
        {value}
      </li>
    ))}
  </ul>
);

/* All of it is seen, standing on the lower edge; what room there is at the sides and above it fills as well. */
export const Picture = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <svg class="card-emblem" viewBox="0 0 96 56" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-200" y="-300" width="500" height="400" fill="var(--tint, var(--water))" opacity=".35" />
    {children}
  </svg>
);

/* A ship or a large icon, on water. */
function Emblem({ icon, ship }: { icon: IconName; ship?: ShipType }): JSX.Element {
  return (
    <svg class="card-emblem" viewBox="0 0 96 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="96" height="56" fill="var(--tint, var(--water))" opacity=".35" />
      {ship ? (
        <g transform="translate(46 47)">
          <Ship type={ship} scale={1.1} />
        </g>
      ) : (
        <g transform="translate(33 9) scale(1.25)" class="card-icon">
          <IconPath name={icon} />
        </g>
      )}
      <path d="M0 47q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0V56H0Z" fill="var(--tint, var(--water-line))" opacity=".4" />
    </svg>
  );
}

/* A card one may not look at; the motif is its deck's. */
export function CardBack({ count, label, motif }: { count: number; label: string; motif?: IconName }): JSX.Element {
  return (
    <div class="card back" role="img" aria-label={`${label}: ${count}`}>
      <div class="card-face">
        <svg viewBox="-50 -50 100 100" class="card-emblem">
          <circle r="34" class="rose-ring" />
          <path d="M0-40L7-7 40 0 7 7 0 40-7 7-40 0-7-7Z" class="rose-pale" />
          {motif && (
            <>
              <circle r="21" class="rose-pale" />
              <g transform="translate(-16.8 -16.8) scale(1.4)" class="card-icon">
                <IconPath name={motif} />
              </g>
            </>
          )}
        </svg>
        <span class="card-value">{count}</span>
      </div>
    </div>
  );
}

export const EmptyHand = () => (
  <p class="empty-hand">
    <Icon name="cards" size={28} />
    {t('Your hand is empty.')}
  </p>
);
