import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useLiveText } from './messages/index.ts';
import type { TranscriptLine } from './transcript.ts';
import { TranscriptItem } from './TranscriptItem.tsx';
import { linesStyle } from './TranscriptPlayback.styles.ts';

interface TranscriptLinesProps {
  lines: readonly TranscriptLine[];
  /** The line that is being said; -1 for none. */
  current: number;
  /** The line that is to be in sight, and a number that grows when it is to be brought there again. */
  target: { index: number; turn: number };
  /** What is looked for. */
  query: string;
  /** The current match of the search. */
  found: number | undefined;
  /** Goes to a line; left out, where there is nothing to play. */
  onSeek?: ((line: TranscriptLine) => void) | undefined;
  /** Called when the reader begins to look around by themselves. */
  onLookAround: () => void;
}

const List = styled.ol`${linesStyle}`;
const KEYS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The lines of a transcript: one Tab stop with arrow-key navigation; Enter plays from there. */
export function TranscriptLines({ lines, current, target, query, found, onSeek, onLookAround }: TranscriptLinesProps) {
  const t = useLiveText();
  const list = useRef<HTMLOListElement>(null);
  const [walked, setWalked] = useState<number>();
  const stop = Math.min(walked ?? Math.max(0, current), lines.length - 1);

  // Only the list scrolls, not the page.
  useEffect(() => {
    const item = list.current?.children[target.index];
    if (list.current && item instanceof HTMLElement)
      list.current.scrollTop = item.offsetTop - (list.current.clientHeight - item.offsetHeight) / 2;
  }, [target]);

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (step === undefined || !onSeek) return;
    event.preventDefault();
    onLookAround();
    const next = Math.min(lines.length - 1, Math.max(0, stop + step));
    setWalked(next);
    list.current?.children[next]?.querySelector<HTMLElement>('button')?.focus();
  }

  return (
    // When lines are not buttons, the list itself is focusable so that the keyboard can scroll it.
    <List
      ref={list}
      aria-label={t('transcript.lines')}
      role="list"
      {...(!onSeek && { tabIndex: 0 })}
      onKeyDown={onKeyDown}
      onWheel={onLookAround}
      onTouchMove={onLookAround}
      onBlur={() => setWalked(undefined)}
    >
      {lines.map((line, index) => (
        <TranscriptItem
          key={line.id}
          line={line}
          index={index}
          isCurrent={index === current}
          isFound={index === found}
          isStop={index === stop}
          query={query}
          onSeek={onSeek}
          onWalk={setWalked}
        />
      ))}
    </List>
  );
}
