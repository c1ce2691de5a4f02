import { describe, expect, it } from 'vitest';
import { distinctTicks, drawable, valueScale } from './value-scale.ts';

const options = { tickCount: 5, hasZero: true };

describe('an axis of values', () => {
  it.each<[string, (number | null)[], object, [number, number]]>([
    ['reaches zero', [12, 18], {}, [0, 20]],
    ['stays near a line that asks for it', [12, 18], { hasZero: false }, [12, 18]],
    ['holds negatives and zero', [-40, 60], {}, [-40, 60]],
    ['holds negatives only, up to zero', [-3, -9], {}, [-10, 0]],
    ['gives one value room', [10], { hasZero: false }, [9, 11]],
    ['gives equal values room', [10, 10, 10], { hasZero: false }, [9, 11]],
    ['gives nothing but zeros a height', [0, 0], {}, [0, 1]],
    ['gives no values a height', [], {}, [0, 1]],
    ['leaves out what cannot be drawn', [1, NaN, null, Infinity, 4], {}, [0, 4]],
    ['keeps fixed ends', [3, 9], { min: 0, max: 27 }, [0, 27]],
    ['rounds its ends', [3, 97], {}, [0, 100]],
    ['holds huge values', [1e12, 9e12], {}, [0, 1e13]],
  ])('%s', (_, values, given, [min, max]) => {
    const scale = valueScale(values, { ...options, ...given });
    expect(scale.min).toBeCloseTo(min, 6);
    expect(scale.max).toBeCloseTo(max, 6);
    expect(scale.ticks.length).toBeGreaterThan(1);
  });

  it('places a value between its ends, never beyond them', () => {
    const { at } = valueScale([0, 10], { ...options, min: 0, max: 10 });
    expect([at(0), at(5), at(10), at(99), at(-99)]).toEqual([0, 0.5, 1, 1, 0]);
  });

  it('labels each tick once', () => {
    expect(distinctTicks([0, 0.5, 1, 1.5, 2], (value) => value.toFixed(0)).map(({ label }) => label)).toEqual([
      '0',
      '1',
      '2',
    ]);
  });

  it('takes more values than a call can have arguments', () => {
    expect(
      valueScale(
        Array.from({ length: 200_000 }, (_, index) => index),
        options,
      ).max,
    ).toBe(200_000);
    expect(drawable([undefined, 1])).toEqual([1]);
  });
});
