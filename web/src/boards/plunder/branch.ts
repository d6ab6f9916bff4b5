/* What a button that leads to several moves says: a good with its price, and what a flight leaves out. */
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { factsOf, GOODS, marketOn, seatOf, type PlunderView } from './facts';

/* PL-11.4, PL-11.5 */
function priceOf(verb: string, good: string, view: PlunderView, texts: Texts): number {
  const at = view.captain[seatOf(texts, view.active)]?.at;
  const { sells, buys } = factsOf(texts, at ? marketOn(view, texts, at) : null);
  return (verb === 'buy' ? sells : buys)?.[(GOODS as readonly string[]).indexOf(good)] ?? 0;
}

export function branch(verb: string, word: string, view: PlunderView, texts: Texts): string | undefined {
  if (verb === 'flee' && word === '') return t('keeping the Prize');
  if (verb !== 'buy' && verb !== 'sell') return undefined;
  return t('{good}, {n} each', { good: texts.label('good', word), n: priceOf(verb, word, view, texts) });
}
