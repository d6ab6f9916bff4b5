/* A position brought up to date by what changed in it: paths such as `captain[0].silver`, each with the old value and the new one. */
import type { View } from '../engine/protocol';
import type { Change } from './protocol';

type Node = Record<string | number, unknown>;

const steps = (path: string): (string | number)[] => [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

function put(view: Node, path: string, value: unknown): void {
  const way = steps(path);
  const last = way.pop()!;
  const at = way.reduce<Node>((node, step) => node[step] as Node, view);
  at[last] = value;
}

/* The head has no name of its own in a view: its members lie among the fields. */
export function patched(view: View, change: Change): View {
  const fresh = structuredClone(view);
  for (const [path, [, now]] of Object.entries(change)) {
    if (path === 'head') Object.assign(fresh, now);
    else put(fresh, path, now);
  }
  return fresh;
}
