/* An icon for a name: of a kind of event, a field, a fact. Games name them in plain words. */
import { isIcon, type IconName } from '../boards/parts/icons';

const signs: [RegExp, IconName][] = [
  [/success/, 'check'],
  [/party|side/, 'fleet'],
  [/draw|deal|card|discard|plan|hand/, 'cards'],
  [/deck|stack|bag/, 'deck'],
  [/^turn|round|time|calendar/, 'clock'],
  [/^win|over|first|winner|leader/, 'crown'],
  [/sail|move|enter|tailwind|masts|speed|manoeuvre/, 'sail'],
  [/pay|paid/, 'pay'],
  [/gain|gold|silver|coin|ducat|sell|sold|buy|bought|price|cost|worth|budget|takings/, 'coin'],
  [/attack|battle|fight|\bboard|war|duel|won|compare|strength|melee|strategy/, 'swords'],
  [/fire|cannon|bombard|broadside|volley|weapon|shot/, 'cannon'],
  [/storm|forecast/, 'storm'],
  [/lost|loss|sunk|damage|hit|wreck|wound|hurt/, 'damage'],
  [/repair|mod|build/, 'hammer'],
  [/goods|cargo|load|deliver|hold|bale|offer|board|shore/, 'hold'],
  [/letter|treaty|peace|mission|document|bonus|achievement/, 'scroll'],
  [/laid|lay|tile|explore|region|map|zone|space|node/, 'map'],
  [/fame|score|glory|points|level|influence/, 'star'],
  [/die|dice|roll|pips/, 'dice'],
  [/crew|mate|hire|recruit|comrade|master$|specialist/, 'crew'],
  [/captain|commander|admin|owner|holder|controller/, 'hat'],
  [/hull|ship|merchant|fleet|afloat|navy/, 'ship'],
  [/pirate|dead|skull|mutiny|nest/, 'skull'],
  [/bounty|aim|target/, 'target'],
  [/supply|stock|pile|market|sale/, 'crate'],
  [/port|dock|harbour/, 'harbour'],
  [/scout|look|seen|sight/, 'eye'],
  [/seaman|track|course/, 'compass'],
  [/nation|active|mode/, 'flag'],
  [/fort|stronghold|garrison/, 'stronghold'],
  [/event|rumour/, 'scroll'],
  [/face-down|unknown|hidden/, 'help'],
  [/cube|box/, 'crate'],
  [/stash|chest|treasure/, 'chest'],
];

export const findSign = (name: string): IconName | undefined => (isIcon(name) ? name : signs.find(([pattern]) => pattern.test(name))?.[1]);

export const signOf = (name: string): IconName => findSign(name) ?? 'anchor';
