import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { howManyFit } from './how-many-fit.ts';

/** What the hook measures, and what it found. */
interface Fitting {
  /** The row that may become too narrow. */
  row: RefObject<HTMLDivElement | null>;
  /** An unseen row of the same things in full, with the button for the rest at its end. */
  ghost: RefObject<HTMLDivElement | null>;
  /** How many of the things fit. */
  count: number;
}

/**
 * Measures how many things of a row fit, again whenever the row or anything in it changes its size: a window, a font, a
 * density, a language.
 * @param total How many things there are.
 */
export function useFitting(total: number): Fitting {
  const row = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const rowNow = row.current;
    const ghostNow = ghost.current;
    if (!rowNow || !ghostNow) return undefined;
    const measure = () => {
      const widths = [...ghostNow.children].map((child) => child.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      setCount(
        howManyFit(widths, rowNow.clientWidth, Number.parseFloat(getComputedStyle(ghostNow).columnGap) || 0, more),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [rowNow, ghostNow, ...ghostNow.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [total]);
  return { row, ghost, count };
}
