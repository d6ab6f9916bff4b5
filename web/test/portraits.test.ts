import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { unknownFeatures } = await import('../src/boards/parts/portrait');
const games = {
  ahoy: (await import('../src/boards/ahoy/crewface')).FACES,
  marauders: (await import('../src/boards/marauders/faces')).FACES,
  reckoning: (await import('../src/boards/reckoning/faces')).FACES,
};

describe.each(Object.entries(games))('the people of %s', (_, faces) => {
  it('are told in features that there are', () => {
    expect(Object.values(faces).flatMap(unknownFeatures)).toEqual([]);
  });
  it('are all different', () => {
    const sorted = Object.values(faces).map((features) => features.split(' ').sort().join(' '));
    expect(new Set(sorted).size).toBe(sorted.length);
  });
});
