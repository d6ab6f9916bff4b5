import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks } from '../src/model/markdown';
import { inEnglish, search } from '../src/model/rulesearch';

const rules = (game: string) => blocks(readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8'));
const italian = { 'The pirates attack': 'I pirati attaccano', 'A pirate ship': 'Una nave di pirati', 'The ship sails': 'La nave salpa', 'To win the game': 'Vincere la partita', 'the game': 'la partita' };

describe('searching the rules', () => {
  it('answers a question by its telling words', () => {
    for (const game of ['ahoy', 'compagnie', 'marauders', 'plunder', 'reckoning']) {
      const { sections, words } = search(rules(game), 'how to win');
      expect(words).toContain('win');
      expect(sections.length).toBeGreaterThan(0);
    }
    expect(search(rules('plunder'), 'how to win').sections.map(({ heading }) => heading)).not.toContain('Coastlands'); /* of Windward Shoals */
  });

  it('shows the sections of that name apart', () => {
    expect(search(rules('plunder'), 'letters of marque').headings).toContain('PL-14 Letters of Marque');
  });

  it('finds a clause by its number', () => {
    expect(search(rules('plunder'), 'PL-8.4').sections.flatMap(({ blocks }) => blocks)).toContainEqual(expect.objectContaining({ clause: 'PL-8.4' }));
  });

  it('understands words of the reader’s language', () => {
    expect(inEnglish('vincere', italian)).toBe('win');
    expect(search(rules('plunder'), 'pirati', italian).sections.length).toBeGreaterThan(0);
  });

  it('finds nothing where nothing is', () => {
    expect(search(rules('plunder'), 'xylophone')).toEqual({ headings: [], sections: [], words: [] });
  });
});
