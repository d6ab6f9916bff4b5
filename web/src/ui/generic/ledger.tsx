/* The table of a game without a board of its own: its chart if it has one, and all else as labelled groups of small cards. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Field, View } from '../../engine/protocol';
import { Icon } from '../../boards/parts/icons';
import { PointingContext } from '../../boards/parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { signOf } from '../signs';
import { fieldLabel } from './faces';
import { GenericChart } from './map';
import { atlas, isTall } from './places';
import { elementOf, isEmpty, isSeats, isShown, itemsOf, layOut, saysNone, words, type Item } from './position';
import { Sign, Tile } from './tiles';

export function Ledger({ view, texts }: { view: View; texts: Texts }): JSX.Element {
  const chart = atlas(texts.schema);
  const layout = chart && layOut(view, texts, chart);
  const things = useSignal(false);
  const fields = texts.schema.fields.filter((field) => isShown(field) && !isSeats(field) && !layout?.used.has(field.name));
  const panels = <Panels fields={fields} view={view} texts={texts} />;
  if (!chart || !layout) return <div class="generic">{panels}</div>;
  return (
    <div class={`generic charted ${isTall(chart) ? 'tall' : ''}`} data-things={things.value}>
      <div class="generic-chart">
        <GenericChart atlas={chart} layout={layout} texts={texts} own={view.viewer} />
      </div>
      {panels}
      <button type="button" class="button generic-turn" onClick={() => (things.value = !things.value)}>
        <Icon name={things.value ? 'map' : 'cards'} /> <span>{things.value ? t('Chart') : t('Cards and pieces')}</span>
      </button>
    </div>
  );
}

type Sort = 'status' | 'deck' | 'record' | 'rest';

function sortOf(field: Field): Sort {
  if (field.type === 'zone' && field.sight === 'nobody') return 'deck';
  if (field.count !== undefined || field.type === 'set' || field.type === 'zone') return 'rest';
  return field.type === 'group' ? 'record' : 'status';
}

function Panels({ fields, view, texts }: { fields: Field[]; view: View; texts: Texts }): JSX.Element {
  const filled = fields.filter((field) => !isEmpty(view[field.name]) || (sortOf(field) === 'deck' && (view[field.name] as unknown[]).length > 0));
  const of = (sort: Sort) => filled.filter((field) => sortOf(field) === sort);
  return (
    <div class="panels" tabIndex={0}>
      <div class="status">
        {of('status').flatMap((field) => itemsOf(field, view[field.name], texts).map((item) => <Status key={field.name} name={field.name} item={item} texts={texts} />))}
        {of('deck').map((field) => (
          <span class="status-item" key={field.name}>
            <Icon name="deck" size={16} /> {fieldLabel(field.name)} <b>{(view[field.name] as unknown[]).length}</b>
          </span>
        ))}
      </div>
      <div class="panel-columns">
        {of('record').map((field) => <Record key={field.name} field={field} value={view[field.name] as Values} texts={texts} />)}
        {of('rest').map((field) => <Group key={field.name} field={field} value={view[field.name] as unknown[]} texts={texts} />)}
      </div>
    </div>
  );
}

const Status = ({ name, item, texts }: { name: string; item: Item; texts: Texts }) => (
  <span class="status-item">
    {item.seat === undefined && <Icon name={signOf(name)} size={16} />} {fieldLabel(name)}{' '}
    {item.seat === undefined ? item.text && <b>{item.text}</b> : <Sign item={item} texts={texts} />}
  </span>
);

type Values = { [name: string]: unknown };

/* What is going on: a battle, a market. One line a field. */
function Record({ field, value, texts }: { field: Field; value: Values; texts: Texts }): JSX.Element | null {
  const lines = (field.fields ?? []).map((inner) => ({ name: inner.name, items: itemsOf(inner, value[inner.name], texts) })).filter(({ items }) => items.length > 0);
  const none = (field.fields ?? []).some(({ type, words: kind, name }) => type === 'word' && kind && typeof value[name] === 'string' && saysNone(kind, value[name], texts));
  if (lines.length === 0 || none) return null;
  return (
    <section class="panel record">
      <h3>
        <Icon name={signOf(field.name)} size={16} /> {fieldLabel(field.name)}
      </h3>
      <dl class="fields">
        {lines.map(({ name, items }) => (
          <div key={name}>
            <dt>{fieldLabel(name)}</dt>
            <dd class="signs">{items.map((item, i) => <Sign key={i} item={item} texts={texts} />)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FEW = 8;

/* Things that lie together. Many of them are folded away, unless one can be used now. */
function Group({ field, value, texts }: { field: Field; value: unknown[]; texts: Texts }): JSX.Element | null {
  const pointing = useContext(PointingContext);
  const tiles = tilesOf(field, value, texts);
  if (tiles.length === 0) return null;
  const live = tiles.some(({ kind, word }) => pointing.state(`${kind}:${word}`) !== 'idle');
  return (
    <details class="panel" open={live || tiles.length <= FEW}>
      <summary>
        <Icon name={signOf(field.name)} size={16} /> {fieldLabel(field.name)} <span class="quiet">{tiles.length}</span>
      </summary>
      <div class="tiles">
        {tiles.map((tile, i) => <Tile key={i} {...tile} texts={texts} full={tiles.length <= 2} />)}
      </div>
    </details>
  );
}

interface TileData {
  kind: string;
  word: string;
  count?: number | string;
  items?: Item[];
}

function tilesOf(field: Field, value: unknown[], texts: Texts): TileData[] {
  const by = words(texts.schema, field.by);
  if (field.type === 'set' || field.type === 'zone' || (field.type === 'word' && !field.by)) return value.flatMap((word) => (typeof word === 'string' && field.words && !isEmpty(word) ? [{ kind: field.words, word }] : []));
  return value.flatMap((element, i): TileData[] => {
    if (isEmpty(element) || !by[i]) return [];
    const tile = { kind: field.by!, word: by[i].word };
    return field.type === 'number' ? [{ ...tile, count: Number(element) }] : [{ ...tile, items: itemsOf(elementOf(field), element, texts) }];
  });
}
