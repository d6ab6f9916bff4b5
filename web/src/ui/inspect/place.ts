/* Where the panel lies: beside what it is about, never on it, off the answers if it can, and off the pointer if it must lie on the thing. */
export interface Size {
  width: number;
  height: number;
}

export interface Spot extends Size {
  x: number;
  y: number;
}

const GAP = 12;
const clamp = (value: number, most: number) => Math.max(GAP / 2, Math.min(value, most));

const meets = (a: Spot, b: Spot) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function placed(panel: Size, thing: Spot, pointer: { x: number; y: number }, page: Size, answers: Spot | null): { x: number; y: number } {
  const within = ({ x, y }: { x: number; y: number }): Spot => ({ ...panel, x: clamp(x, page.width - panel.width - GAP / 2), y: clamp(y, page.height - panel.height - GAP / 2) });
  const middle = thing.y + thing.height / 2 - panel.height / 2;
  const beside = [
    { x: thing.x + thing.width + GAP, y: middle },
    { x: thing.x - panel.width - GAP, y: middle },
    { x: thing.x, y: thing.y - panel.height - GAP },
    { x: thing.x, y: thing.y + thing.height + GAP },
  ].map(within);
  const corner = within({ x: pointer.x < page.width / 2 ? page.width : 0, y: pointer.y < page.height / 2 ? page.height : 0 });
  const free = beside.filter((spot) => !meets(spot, thing));
  const { x, y } = free.find((spot) => !answers || !meets(spot, answers)) ?? free[0] ?? corner;
  return { x, y };
}
