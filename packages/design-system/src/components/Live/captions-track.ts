import type { TranscriptLine } from './transcript.ts';

/** How long the last line stays, in seconds. */
const LAST = 8;

function stamp(seconds: number): string {
  const whole = Math.max(0, seconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(whole / 3600)}:${two((whole / 60) % 60)}:${(whole % 60).toFixed(3).padStart(6, '0')}`;
}

/** What the format would read as markup. */
const escape = (text: string) =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/\s+/gu, ' ');

/**
 * A transcript as captions of its recording, in WebVTT.
 * @param lines In the order of time.
 * @returns An address that a `<track>` takes.
 */
export function captionsTrack(lines: readonly TranscriptLine[]): string {
  const cues = lines.map(({ speaker, text, start }, index) => {
    const end = Math.max(start + 0.5, lines[index + 1]?.start ?? start + LAST);
    return `${stamp(start)} --> ${stamp(end)}\n${escape(speaker)}: ${escape(text)}`;
  });
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(['WEBVTT', ...cues].join('\n\n'))}`;
}
