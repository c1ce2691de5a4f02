import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.ts';

describe('captions of what is said', () => {
  it.each([
    [
      'one after the other, the last until the end',
      [
        { atSecond: 0, text: 'One.' },
        { atSecond: 4.5, text: 'Two.' },
      ],
      65,
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nOne.\n\n00:00:04.500 --> 00:01:05.000\nTwo.',
    ],
    [
      'in the order of time',
      [
        { atSecond: 3, text: 'Two.' },
        { atSecond: 0, text: 'One.' },
      ],
      5,
      'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nOne.\n\n00:00:03.000 --> 00:00:05.000\nTwo.',
    ],
    [
      'nothing after the end, nothing of no length',
      [
        { atSecond: 0, text: 'One.' },
        { atSecond: 2, text: 'Two.' },
        { atSecond: 2, text: 'Three.' },
        { atSecond: 9, text: 'Late.' },
      ],
      3,
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nOne.\n\n00:00:02.000 --> 00:00:03.000\nThree.',
    ],
    [
      'marks and empty lines are words',
      [{ atSecond: 0, text: 'a < b &\n\nNOTE -->' }],
      1,
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; NOTE --&gt;',
    ],
    [
      'beyond an hour',
      [{ atSecond: 3661, text: 'Still here.' }],
      3700,
      'WEBVTT\n\n01:01:01.000 --> 01:01:40.000\nStill here.',
    ],
  ])('%s', (_, lines, duration, expected) => {
    expect(captionsOf(lines, duration)).toBe(expected);
  });
});
