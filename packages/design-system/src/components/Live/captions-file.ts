/** Words and from when to when they stand, in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Seconds as WebVTT writes them: `00:01:04.500`. Rounded before it is split, so that no part of it reaches sixty. */
function timestamp(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const padded = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0');
  return `${padded(whole / 3_600_000, 2)}:${padded((whole / 60_000) % 60, 2)}:${padded((whole / 1000) % 60, 2)}.${padded(whole % 1000, 3)}`;
}

/** A text as the words of a caption: what WebVTT would read as markup or as the end of the words is made harmless. */
const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/gu, ' ').trim();

/** Captions as a file (WebVTT); what has no length is left out. @param cues In the order of time. */
export function captionsFile(cues: readonly Cue[]): string {
  const written = cues.flatMap(({ start, end, text }) =>
    end > start ? [`${timestamp(start)} --> ${timestamp(end)}\n${plain(text)}`] : [],
  );
  return ['WEBVTT', ...written].join('\n\n');
}
