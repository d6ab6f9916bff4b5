// What a hand does, as both WebDriver protocols write it down.
const NAMED = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

export const clickAt = (x, y) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
  },
];

export const strokes = (keys) => [{ type: 'key', id: 'keyboard', actions: keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: NAMED[key] ?? key }))) }];
