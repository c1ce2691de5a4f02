import { foldForSearch } from '@sakina/platform/locale';
import type { Cue } from './captions-file.ts';

/** A piece of a transcript. */
export interface TranscriptLine {
  /** Stays with the piece. */
  id: string;
  /** Who spoke, as shown. */
  speaker: string;
  /** What was said. */
  text: string;
  /** Seconds from the beginning of the recording. */
  start: number;
}

/**
 * The line that is being said.
 * @param lines In the order of time.
 * @param time Seconds from the beginning.
 * @returns -1 before the first.
 */
export function lineAt(lines: readonly TranscriptLine[], time: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The lines that hold what is looked for, in the words or in the name of the speaker.
 * @param lines The transcript.
 * @param query What was typed; spaces alone find nothing.
 * @returns Their places in order.
 */
export function findLines(lines: readonly TranscriptLine[], query: string): number[] {
  const wanted = foldForSearch(query.trim());
  if (wanted === '') return [];
  return lines.flatMap(({ text, speaker }, index) =>
    foldForSearch(text).includes(wanted) || foldForSearch(speaker).includes(wanted) ? [index] : [],
  );
}

/**
 * A text cut at what is looked for, to mark it.
 * @returns Pieces in order; those at odd places are matches. Where folding changes the length, the text stays whole.
 */
export function cutAtMatches(text: string, query: string): string[] {
  const [folded, wanted] = [foldForSearch(text), foldForSearch(query.trim())];
  if (wanted === '' || folded.length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}

/** How long the last line stays, in seconds. */
const LAST = 8;

/** A transcript as captions of its recording: each line until the next one. @param lines In the order of time. */
export function transcriptCues(lines: readonly TranscriptLine[]): Cue[] {
  return lines.map(({ speaker, text, start }, index) => ({
    start,
    end: Math.max(start + 0.5, lines[index + 1]?.start ?? start + LAST),
    text: `${speaker}: ${text}`,
  }));
}
