import { describe, expect, test } from 'vitest';
import { coverOf, tilePlaces } from './composition.ts';

describe('the picture of a recording', () => {
  test.each([
    [1, [[0, 0, 1280, 720]]],
    [
      2,
      [
        [0, 0, 640, 720],
        [640, 0, 640, 720],
      ],
    ],
    [
      3,
      [
        [0, 0, 640, 360],
        [640, 0, 640, 360],
        [0, 360, 640, 360],
      ],
    ],
    [0, []],
  ])('has a place for each of %i people, side by side and then in rows', (count, places) => {
    expect(tilePlaces(count).map(({ x, y, width, height }) => [x, y, width, height])).toEqual(places);
  });

  test.each([
    ['a wide picture in a high place', { width: 1280, height: 720 }, { width: 640, height: 720 }, [320, 0, 640, 720]],
    ['a high picture in a wide place', { width: 720, height: 1280 }, { width: 640, height: 360 }, [0, 437.5, 720, 405]],
    ['a picture of the same shape', { width: 640, height: 360 }, { width: 1280, height: 720 }, [0, 0, 640, 360]],
  ])('is cut and never stretched: %s', (_what, picture, place, cut) => {
    const { x, y, width, height } = coverOf(picture, place);
    expect([x, y, width, height]).toEqual(cut);
  });
});
