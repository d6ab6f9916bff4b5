/* Parts of the page that most readers never need, or not at once: loaded when first shown, or once the page has been shown for a while. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ComponentChildren = null, after = 0): (props: P) => JSX.Element {
  const found = signal<ComponentType<P> | null>(null);
  return function Lazy(props: P) {
    useEffect(() => {
      /* Without a network it fails; the next time it is shown, it is tried again. */
      const begin = () => void load().then((part) => (found.value = part), () => undefined);
      if (found.value) return;
      if (after === 0) return begin();
      const timer = setTimeout(begin, after);
      return () => clearTimeout(timer);
    }, []);
    const Part = found.value;
    return <>{Part ? <Part {...props} /> : meanwhile}</>;
  };
}
