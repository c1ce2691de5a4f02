import { describe, expect, test } from 'vitest';
import { howManyFit } from './how-many-fit.ts';

describe('the actions of a toolbar that fit', () => {
  test.each([
    ['all, with room to spare', [40, 40, 40], 500, 3],
    ['all, to the pixel', [40, 40, 40], 136, 3],
    ['two, as the third would need the room of the button for the rest', [40, 40, 40], 135, 1],
    ['two of three', [40, 40, 60], 140, 2],
    ['none, on a very narrow row', [120, 120], 60, 0],
    ['none, in a row that is not laid out yet', [40, 40], 0, 0],
    ['nothing, of nothing', [], 300, 0],
  ])('%s', (_, widths, room, expected) => {
    expect(howManyFit(widths, room, 8, 40)).toBe(expected);
  });
});
