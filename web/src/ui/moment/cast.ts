/* Who is in a moment, what they look like, and the numbers that decided, in the reader's language. */
import type { GameEvent, View } from '../../engine/protocol';
import { concerns } from '../../model/digest';
import { t } from '../../model/i18n';
import type { Count, Look, Moment, MomentTable, Who } from '../../model/moment';
import { capital, type Texts } from '../../model/texts';

export type Side = Look & { name: string; sight: string };
export type Value = string | number | undefined;

export interface Row {
  name: string;
  dice: boolean;
  sided: boolean; /* both sides have such a number, told or not */
  values: [Value, Value];
}

export interface Cast {
  sides: Side[];
  rows: Row[];
  beaten: (boolean | undefined)[]; /* of each side; undefined: nobody says */
}

export interface Setting {
  table: MomentTable<never>;
  texts: Texts;
  view: View;
}

const kindOf = (event: GameEvent, argument: number, texts: Texts) => texts.schema.events.find(({ kind }) => kind === event.kind)?.args[argument] ?? '';

const isOwned = (kind: string, { schema }: Texts) => kind === schema.captains || kind in (schema.owned ?? {});

const isCaptain = (word: string, { schema }: Texts) => schema.words[schema.captains]?.some((term) => term.word === word);

class Casting {
  constructor(
    private readonly moment: Moment,
    private readonly setting: Setting,
  ) {}

  private ofSeat(seat: number | null): Look {
    const { table, texts, view } = this.setting;
    return seat === null || seat < 0 ? {} : { seat, name: texts.name(seat), sight: table.ship?.(view as never, seat, texts) };
  }

  private ofWord(event: GameEvent, argument: number, at: number): Look {
    const { table, texts, view } = this.setting;
    const word = event.args?.[argument];
    if (typeof word !== 'string') return {};
    const kind = kindOf(event, argument, texts);
    const owner = isOwned(kind, texts) ? texts.ownerOf(word) : undefined;
    const look = table.look?.({ kind, word, at, lead: this.moment.lead, view: view as never, texts }) ?? {};
    const own = this.ofSeat(look.seat ?? owner ?? null);
    const name = isCaptain(word, texts) ? own.name : capital(texts.label(kind, word));
    return { ...own, name, ...look, seat: own.seat, sight: look.sight ?? own.sight };
  }

  look(event: GameEvent, who: Who, at = 0): Look {
    if (who === 'seat') return this.ofSeat(event.seat);
    if (typeof who === 'number') return this.ofWord(event, who, at);
    return { ...(who.of === undefined ? {} : this.ofWord(event, who.of, at)), sight: who.sight };
  }

  sides(): Side[] {
    const { episode, first } = this.moment;
    return episode.begins[first.kind]!.map((who, at) => ({ ...this.look(first, who, at) })).map(({ name = '', sight = 'frigate', ...rest }) => ({ name, sight, ...rest }));
  }

  /* On which side somebody stands whom an event names. */
  private sideOf(look: Look, sides: Side[]): number {
    const same = sides.findIndex(({ seat, name }) => (look.seat === undefined ? name === look.name : seat === look.seat));
    return same < 0 ? sides.length - 1 : same;
  }

  private value(event: GameEvent, argument: number | undefined): Value {
    const word = argument === undefined ? undefined : event.args?.[argument];
    return typeof word === 'string' ? capital(this.setting.texts.label(kindOf(event, argument!, this.setting.texts), word)) : word;
  }

  private values(event: GameEvent, count: Count, sides: Side[]): [Value, Value] {
    const take = (argument: number | undefined) => this.value(event, argument);
    if (count.of !== undefined) return this.sideOf(this.look(event, count.of), sides) === 0 ? [take(count.value), undefined] : [undefined, take(count.value)];
    if (count.own === undefined) return [take(count.left), take(count.right)];
    const pair: [Value, Value] = [take(count.own), take(count.other)];
    return sides[1]?.seat === event.seat ? [pair[1], pair[0]] : pair;
  }

  private called(event: GameEvent, { name, called }: Count): string {
    if (typeof name === 'string') return t(name);
    const word = String(this.value(event, name));
    return called ? t(called, { name: word }) : word;
  }

  /* Later numbers take the place of earlier ones; of what is gathered sums stand last. */
  rows(sides: Side[]): Row[] {
    const rows = new Map<string, Row>();
    for (const event of this.moment.events)
      for (const count of this.moment.episode.counts?.[event.kind] ?? []) {
        const name = this.called(event, count);
        const [left, right] = this.values(event, count, sides);
        const before = rows.get(name)?.values ?? [undefined, undefined];
        if (this.moment.episode.gathers) rows.delete(name);
        rows.set(name, { name, dice: count.dice ?? false, sided: count.left === undefined || count.right !== undefined, values: [left ?? before[0], right ?? before[1]] });
      }
    return [...rows.values()];
  }

  beaten(sides: Side[]): Cast['beaten'] {
    const { episode, told } = this.moment;
    const { winner, loser } = episode.ends[told.kind]!;
    const named = winner ?? loser;
    if (named === undefined) return [];
    const at = this.sideOf(this.look(told, named), sides);
    return sides.map((_, side) => (side === at) === (loser !== undefined));
  }
}

export function castOf(moment: Moment, setting: Setting): Cast {
  const casting = new Casting(moment, setting);
  const sides = casting.sides();
  return { sides, rows: casting.rows(sides), beaten: casting.beaten(sides) };
}

export const isAbout = (moment: Moment, reader: number, setting: Setting): boolean =>
  castOf(moment, setting).sides.some(({ seat }) => seat === reader) || moment.events.some((event) => concerns(event, reader, setting.texts));
