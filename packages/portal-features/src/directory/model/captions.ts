import type { SpokenLine } from '@sakina/platform/contract';

/** Seconds as WebVTT writes them: `00:01:04.500`. */
function timestamp(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 3_600_000))}:${two(Math.floor(whole / 60_000) % 60)}:${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
}

/** A text as the words of a caption: what WebVTT would read as a mark-up or as the end of the words is made harmless. */
const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/gu, ' ').trim();

/**
 * What is said, as captions (WebVTT): each line stands until the next one begins, the last until the end.
 * @param durationSeconds Length of the film.
 */
export function captionsOf(lines: readonly SpokenLine[], durationSeconds: number): string {
  const inOrder = lines.toSorted((first, second) => first.atSecond - second.atSecond);
  const cues = inOrder.flatMap(({ atSecond, text }, index) => {
    const until = Math.min(inOrder[index + 1]?.atSecond ?? durationSeconds, durationSeconds);
    return until > atSecond ? [`${timestamp(atSecond)} --> ${timestamp(until)}\n${plain(text)}`] : [];
  });
  return ['WEBVTT', ...cues].join('\n\n');
}
