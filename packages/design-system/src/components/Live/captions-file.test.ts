import { describe, expect, it } from 'vitest';
import { captionsFile } from './captions-file.ts';
import { transcriptCues } from './transcript.ts';

describe('captions as a file', () => {
  it.each([
    ['from and to', { start: 0, end: 4.5, text: 'One.' }, '00:00:00.000 --> 00:00:04.500\nOne.'],
    ['rounds before it splits', { start: 1, end: 59.9996, text: 'One.' }, '00:00:01.000 --> 00:01:00.000\nOne.'],
    ['beyond an hour', { start: 3661, end: 3700, text: 'Here.' }, '01:01:01.000 --> 01:01:40.000\nHere.'],
    ['never before the start', { start: -1, end: 1, text: 'One.' }, '00:00:00.000 --> 00:00:01.000\nOne.'],
    [
      'markup and empty lines are words',
      { start: 0, end: 1, text: ' a < b &\n\nNOTE --> ' },
      '00:00:00.000 --> 00:00:01.000\na &lt; b &amp; NOTE --&gt;',
    ],
  ])('%s', (_, cue, expected) => {
    expect(captionsFile([cue])).toBe(`WEBVTT\n\n${expected}`);
  });

  it('has nothing of no length, and no captions without words', () => {
    expect(captionsFile([{ start: 2, end: 2, text: 'One.' }])).toBe('WEBVTT');
    expect(captionsFile([])).toBe('WEBVTT');
  });

  it('of a transcript has each line until the next one, with who says it', () => {
    expect(
      captionsFile(
        transcriptCues([
          { id: '1', speaker: 'Leila', text: 'Is 3 < 4?\n\nYes & no.', start: 1.5 },
          { id: '2', speaker: 'نور', text: 'نعم', start: 3661 },
        ]),
      ),
    ).toBe(
      'WEBVTT\n\n00:00:01.500 --> 01:01:01.000\nLeila: Is 3 &lt; 4? Yes &amp; no.\n\n01:01:01.000 --> 01:01:09.000\nنور: نعم',
    );
  });
});
