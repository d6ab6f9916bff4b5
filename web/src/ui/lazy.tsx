/* Parts of the page that most readers never need, or not at once: loaded when first shown. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ComponentChildren = null): (props: P) => JSX.Element {
  const found = signal<ComponentType<P> | null>(null);
  return function Lazy(props: P) {
    useEffect(() => {
      /* Without a network it fails; the next time it is shown, it is tried again. */
      if (!found.value) void load().then((part) => (found.value = part), () => undefined);
    }, []);
    const Part = found.value;
    return <>{Part ? <Part {...props} /> : meanwhile}</>;
  };
}
