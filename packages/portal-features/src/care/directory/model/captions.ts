import { captionsFile } from '@sakina/design-system';
import type { SpokenLine } from '@sakina/platform/contract';

/**
 * What is said in a film, as captions (WebVTT): each line stands until the next one begins, the last until the end.
 * @param durationSeconds Length of the film.
 */
export function captionsOf(lines: readonly SpokenLine[], durationSeconds: number): string {
  const inOrder = lines.toSorted((first, second) => first.atSecond - second.atSecond);
  return captionsFile(
    inOrder.map(({ atSecond, text }, index) => ({
      start: atSecond,
      end: Math.min(inOrder[index + 1]?.atSecond ?? durationSeconds, durationSeconds),
      text,
    })),
  );
}
