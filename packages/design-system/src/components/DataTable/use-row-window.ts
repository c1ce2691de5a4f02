import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { isTooFast, nextWindow, rowsInView, windowAtRest, windowAtTop } from './row-window.ts';
import type { RowWindow, ScrollStep } from './row-window.ts';

/** How many rows go to the printer at most. */
const PRINTED = 2000;
/** Milliseconds without scrolling after which rows are drawn that were left out. */
const PAUSE = 80;
/** And after which those are drawn that may be needed next: longer than a frame of the slowest device. */
const REST = 400;

interface Drawn {
  window: RowWindow;
  /** How many rows were seen when it was chosen. */
  fits: number;
  /** What its rows answer. */
  answers: unknown;
}

/** The rows to draw, and how many fit. */
interface DrawnWindow {
  /** Belongs to what scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Belongs to something as high as a row. */
  ruler: RefObject<HTMLDivElement | null>;
  window: RowWindow;
  /** Whether everything that is loaded is being printed. */
  isPrinting: boolean;
  onScroll: (scroll: UIEvent<HTMLElement>) => void;
  /** How many rows fit between the edges. */
  pageSize: () => number;
}

/**
 * Which rows are drawn. Rows stand at multiples of the row height in CSS, so a change of density moves them without rendering
 * anything; all there is to do is to keep the reader at the same row (FAST-5).
 * @param count How many rows there are.
 * @param question What they answer; another one begins at the first row.
 */
export function useRowWindow(count: number, question: unknown): DrawnWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [{ window: drawn, fits, answers }, setDrawn] = useState<Drawn>({
    window: { first: 0, last: 0 },
    fits: 0,
    answers: question,
  });
  const [isPrinting, setPrinting] = useState(false);
  const current = useRef(drawn);
  const rowHeight = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<ScrollStep & { isResting: boolean }>({ top: 0, time: 0, isResting: false });
  // Other rows begin at the first, and with no more of them than are seen: an answer has to be there at once.
  if (answers !== question) setDrawn({ window: windowAtTop(fits, count), fits, answers: question });
  useLayoutEffect(() => {
    current.current = drawn;
  }, [drawn]);

  const draw = useCallback(
    (choose: typeof nextWindow) => {
      const box = scroller.current;
      if (!box) return false;
      const seen = rowsInView(box.scrollTop, box.clientHeight, rowHeight.current, count);
      const next = choose(current.current, seen, count);
      if (next === current.current) return false;
      current.current = next;
      setDrawn({ window: next, fits: seen.last - seen.first, answers: question });
      return true;
    },
    [count, question],
  );
  const drawAtRest = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => draw(windowAtRest), REST);
  }, [draw]);
  const update = useCallback(() => {
    if (draw(nextWindow)) drawAtRest();
  }, [draw, drawAtRest]);

  // Before it is measured what is seen.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [question]);
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
    drawAtRest();
    return () => clearTimeout(pause.current);
  }, [drawAtRest]);

  const onScroll = ({ timeStamp: time, currentTarget: { scrollTop: top, clientHeight } }: UIEvent<HTMLElement>) => {
    const isResting = isTooFast(last.current, { top, time }, clientHeight, last.current.isResting);
    last.current = { top, time, isResting };
    if (isResting) {
      clearTimeout(pause.current);
      pause.current = setTimeout(update, PAUSE);
      return;
    }
    // In the frame that scrolls: a frame later the reader would see empty paper.
    flushSync(update);
  };

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
    onScroll,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (rowHeight.current || 1)) - 2),
  };
}
