import { describe, expect, test } from 'vitest';
import { countTaps, EXIT_TAPS, NO_TAPS } from './shift-taps.ts';
import type { TapEvent } from './shift-taps.ts';

type Stroke = [kind: TapEvent['kind'], key: string, at: number, isMixed?: boolean];
const tap = (at: number): Stroke[] => [
  ['down', 'Shift', at],
  ['up', 'Shift', at + 60],
];
const counted = (strokes: readonly Stroke[]) =>
  strokes.reduce((taps, [kind, key, at, isMixed = false]) => countTaps(taps, { kind, key, at, isMixed }), NO_TAPS)
    .starts.length;

describe('[CARE-1] Shift three times', () => {
  test.each<[string, Stroke[], number]>([
    ['three quick taps leave', [...tap(0), ...tap(300), ...tap(600)], 3],
    ['three taps, each just in time, leave', [...tap(0), ...tap(450), ...tap(900)], 3],
    ['a third tap that comes too late starts again', [...tap(0), ...tap(300), ...tap(760)], 1],
    ['three slow ones do not', [...tap(0), ...tap(1000), ...tap(2000)], 1],
    [
      'reading backwards with Shift and a letter that a screen reader swallows does not',
      [0, 700, 1400].flatMap((at): Stroke[] => [
        ['down', 'Shift', at],
        ['up', 'Shift', at + 200],
      ]),
      1,
    ],
    [
      'nor does it in haste, where Shift is held around the letter',
      [0, 400, 800].flatMap((at): Stroke[] => [
        ['down', 'Shift', at],
        ['up', 'Shift', at + 260],
      ]),
      0,
    ],
    [
      'typing capitals does not',
      [['down', 'Shift', 0], ['down', 'A', 50], ['up', 'A', 90], ['up', 'Shift', 120], ...tap(300), ...tap(600)],
      2,
    ],
    [
      'letters between the taps restart the count',
      [...tap(0), ...tap(200), ['down', 'a', 300], ['up', 'a', 350], ...tap(400)],
      1,
    ],
    [
      'choosing text with the mouse does not',
      [...tap(0), ...tap(200), ['down', 'Shift', 400], ['other', '', 450], ['up', 'Shift', 500]],
      0,
    ],
    [
      'holding Shift is no tap, however the key repeats',
      [
        ['down', 'Shift', 0],
        ['down', 'Shift', 400, true],
        ['down', 'Shift', 450, true],
        ['up', 'Shift', 500],
      ],
      0,
    ],
    [
      'holding it long is not a tap',
      [
        ['down', 'Shift', 0],
        ['up', 'Shift', 1600],
      ],
      0,
    ],
    [
      'Ctrl and Shift, which change the keyboard’s language, do not',
      [['down', 'Shift', 0, true], ['up', 'Shift', 50, true], ...tap(100), ...tap(200)],
      2,
    ],
    ['a release without a press counts nothing', [['up', 'Shift', 0]], 0],
  ])('%s', (_, strokes, expected) => {
    expect(counted(strokes)).toBe(expected);
    expect(EXIT_TAPS).toBe(3);
  });
});
