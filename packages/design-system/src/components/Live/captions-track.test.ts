import { expect, it } from 'vitest';
import { captionsTrack } from './captions-track.ts';

const read = (address: string) => decodeURIComponent(address.replace(/^[^,]*,/u, ''));

it('makes captions of a transcript, one until the next', () => {
  expect(
    read(
      captionsTrack([
        { id: '1', speaker: 'Leila', text: 'Is 3 < 4?\n\nYes & no.', start: 1.5 },
        { id: '2', speaker: 'نور', text: 'نعم', start: 3661 },
      ]),
    ),
  ).toBe(
    'WEBVTT\n\n00:00:01.500 --> 01:01:01.000\nLeila: Is 3 &lt; 4? Yes &amp; no.\n\n01:01:01.000 --> 01:01:09.000\nنور: نعم',
  );
});

it.each([[[], 'WEBVTT']])('makes no captions from no lines', (lines, text) => {
  expect(read(captionsTrack(lines))).toBe(text);
});
