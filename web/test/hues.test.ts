import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const hues = (theme: string): Record<string, number[]> => {
  const block = tokens.slice(tokens.indexOf(`[data-theme='${theme}']`)).split('}')[0]!;
  return Object.fromEntries([...block.matchAll(/--hue-(\w+): #(..)(..)(..);/g)].map(([, name, ...rgb]) => [name, rgb.map((byte) => parseInt(byte, 16) / 255)]));
};

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const times = (matrix: number[][], v: number[]) => matrix.map((row) => row.reduce((sum, m, i) => sum + m * v[i]!, 0));

/* Machado, Oliveira and Fernandes 2009: how colours look to those who lack one kind of cones, in linear light. */
const EYES: Record<string, number[][]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const XYZ = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8729]]; /* over the white of daylight */

function lab(rgb: number[], eyes: string): number[] {
  const [x, y, z] = times(XYZ, times(EYES[eyes]!, rgb.map(linear))).map((v) => Math.cbrt(Math.max(0, v)));
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}
const apart = (a: number[], b: number[], eyes: string) => Math.hypot(...lab(a, eyes).map((v, i) => v - lab(b, eyes)[i]!));
const angle = ([, a, b]: number[]) => (Math.atan2(b!, a!) * 180) / Math.PI;

const GAMES = [['red', 'blue', 'green', 'yellow'], ['purple', 'blue', 'green', 'yellow'], ['orange', 'blue', 'red', 'green'], ['blue', 'red', 'green', 'white']];
const NAMED: Record<string, [number, number]> = { red: [20, 45], orange: [55, 72], yellow: [80, 100], green: [140, 170], blue: [-100, -65], purple: [-55, -25] };
const FAR = 20;

describe.each(['light', 'dark'])('colours of players, %s', (theme) => {
  const colours = hues(theme);
  it('are what they are called', () => {
    for (const [name, [least, most]] of Object.entries(NAMED)) {
      expect(angle(lab(colours[name]!, 'all')), name).toBeGreaterThan(least);
      expect(angle(lab(colours[name]!, 'all')), name).toBeLessThan(most);
    }
    expect(Math.min(...colours.white!)).toBeGreaterThan(0.8);
  });
  it.each(Object.keys(EYES))('are far apart within each game, for eyes: %s', (eyes) => {
    for (const game of GAMES)
      for (const [i, one] of game.entries()) for (const other of game.slice(i + 1)) expect(apart(colours[one]!, colours[other]!, eyes), `${one}, ${other}`).toBeGreaterThan(FAR);
  });
});
