import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextWindow, rowsInView } from './row-window.ts';
import type { RowWindow } from './row-window.ts';

/** How many rows go to the printer at most. */
const PRINTED = 2000;

/** The rows to draw, and how many fit. */
export interface DrawnWindow {
  /** Belongs to what scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Belongs to something as high as a row. */
  ruler: RefObject<HTMLDivElement | null>;
  window: RowWindow;
  /** Whether everything that is loaded is being printed. */
  isPrinting: boolean;
  onScroll: () => void;
  /** How many rows fit between the edges. */
  pageSize: () => number;
}

/**
 * Which rows are drawn. Rows stand at multiples of the row height in CSS, so a change of density moves them without rendering
 * anything; all there is to do is to keep the reader at the same row (FAST-5).
 */
export function useRowWindow(count: number): DrawnWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<RowWindow>({ first: 0, last: 24 });
  const [isPrinting, setPrinting] = useState(false);
  const current = useRef(drawn);
  const rowHeight = useRef(0);

  const update = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const next = nextWindow(current.current, rowsInView(box.scrollTop, box.clientHeight, rowHeight.current, count), count);
    if (next === current.current) return;
    current.current = next;
    setDrawn(next);
  }, [count]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const unit = ruler.current;
    if (!box || !unit) return undefined;
    const measure = () => {
      const before = rowHeight.current;
      rowHeight.current = unit.offsetHeight;
      if (before > 0 && before !== rowHeight.current) box.scrollTop = (box.scrollTop * rowHeight.current) / before;
      update();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(unit);
    return () => observer.disconnect();
  }, [update]);

  useEffect(() => {
    const print = () => flushSync(() => setPrinting(true));
    const done = () => setPrinting(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', done);
    };
  }, []);

  return {
    scroller,
    ruler,
    window: isPrinting ? { first: 0, last: Math.min(count, PRINTED) } : drawn,
    isPrinting,
    // In the frame that scrolls: a frame later the reader would see empty paper.
    onScroll: () => flushSync(update),
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (rowHeight.current || 1)) - 2),
  };
}
