import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { unknownFeatures } = await import('../src/boards/parts/portrait');
const people = (faces: Record<string, string>) => ({ faces, unknown: Object.values(faces).flatMap(unknownFeatures) });

/* The first two do without parts/wardrobe, which the others bring. */
const games = {
  plunder: people((await import('../src/boards/plunder/pictures')).MATES),
  ahoy: people((await import('../src/boards/ahoy/faces')).FACES),
  marauders: people((await import('../src/boards/marauders/faces')).FACES),
  reckoning: people((await import('../src/boards/reckoning/faces')).FACES),
};

describe.each(Object.entries(games))('the people of %s', (_, { faces, unknown }) => {
  it('are told in features that there are', () => {
    expect(unknown).toEqual([]);
  });
  it('are all different', () => {
    const sorted = Object.values(faces).map((features) => features.split(' ').sort().join(' '));
    expect(new Set(sorted).size).toBe(sorted.length);
  });
});
