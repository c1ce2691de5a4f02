import { describe, expect, it } from 'vitest';
import { barBands, barLayout, stackParts, sumOf } from './bar-layout.ts';

describe('bars', () => {
  it.each([
    ['stand while their names fit', ['Mon', 'Tue', 'Wed'], 320, 'horizontal'],
    ['lie when a name is too long', ['Mon', 'Commercial insurance of the spouse'], 200, 'vertical'],
    ['lie when a word is wider than its column', ['Generalisierungsstörung', 'B', 'C', 'D'], 500, 'vertical'],
    ['lie when there are many', Array.from({ length: 13 }, () => 'A'), 2000, 'vertical'],
    ['stand when there are none', [], 320, 'horizontal'],
  ])('%s', (_, labels, width, layout) => {
    expect(barLayout(labels, width)).toBe(layout);
  });

  it('share the room evenly', () => {
    const { starts, centres, size } = barBands(2, 0.5);
    expect(size).toBeCloseTo(0.25);
    expect(starts.map((start) => start.toFixed(3))).toEqual(['0.125', '0.625']);
    expect(centres.map((centre) => centre.toFixed(3))).toEqual(['0.250', '0.750']);
    expect(barBands(2, 0.5, 0.1)).toMatchObject({ size: 0.1, centres: [0.25, 0.75] });
    expect(barBands(0, 0.3).centres).toEqual([]);
  });

  it.each([
    [
      'stack upwards',
      [[2, 3]],
      [
        [
          { index: 0, from: 0, to: 2 },
          { index: 1, from: 2, to: 5 },
        ],
      ],
    ],
    [
      'go down from zero',
      [[2, -3]],
      [
        [
          { index: 0, from: 0, to: 2 },
          { index: 1, from: -3, to: 0 },
        ],
      ],
    ],
    ['skip what is missing', [[null, NaN, 4], [1]], [[{ index: 2, from: 0, to: 4 }], [{ index: 0, from: 0, to: 1 }]]],
    ['are none', [], []],
  ])('%s', (_, values, parts) => {
    expect(stackParts(values)).toEqual(parts);
  });

  it('add up what is there', () => {
    expect([sumOf([1, null, NaN, 2]), sumOf([null]), sumOf([0])]).toEqual([3, null, 0]);
  });
});
