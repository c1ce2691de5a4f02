import type { TranscriptSegment } from '@sakina/platform/contract';
import type { Take } from './use-take.ts';

/** A line as it is shown beside what is played; `start` is in seconds of the take. */
export interface PlayedLine {
  readonly id: string;
  readonly speaker: string;
  readonly text: string;
  readonly start: number;
}

/**
 * The lines that were said in one take, with their place in it.
 * @param deleted What is shown for a line that was deleted.
 */
export function linesOfTake(
  segments: readonly TranscriptSegment[],
  takes: readonly Take[],
  take: Take,
  deleted: string,
): PlayedLine[] {
  const later = takes.map(({ startSeconds }) => startSeconds).filter((start) => start > take.startSeconds);
  const end = Math.min(Infinity, ...later);
  return segments
    .filter(({ startSeconds }) => startSeconds >= take.startSeconds && startSeconds < end)
    .map(({ id, speaker, text, startSeconds, redacted }) => ({
      id,
      speaker,
      text: redacted ? deleted : text,
      start: startSeconds - take.startSeconds,
    }));
}
