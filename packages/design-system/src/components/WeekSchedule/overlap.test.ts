import { describe, expect, it } from 'vitest';
import { sideBySide } from './overlap.ts';

const block = (from: number, to: number) => ({ from, to });
const lane = (column: number, span: number, columns: number) => ({ column, span, columns });

describe('laying out simultaneous events side by side', () => {
  it.each([
    ['nothing', [], []],
    ['one alone', [block(60, 120)], [lane(0, 1, 1)]],
    ['one after the other', [block(60, 120), block(120, 180)], [lane(0, 1, 1), lane(0, 1, 1)]],
    ['two at once', [block(60, 120), block(90, 150)], [lane(0, 1, 2), lane(1, 1, 2)]],
    ['two equal ones', [block(60, 120), block(60, 120)], [lane(0, 1, 2), lane(1, 1, 2)]],
    ['the longer first, whatever the order given', [block(60, 90), block(60, 180)], [lane(1, 1, 2), lane(0, 1, 2)]],
    [
      'a free column is used again',
      [block(0, 180), block(0, 60), block(60, 120)],
      [lane(0, 1, 2), lane(1, 1, 2), lane(1, 1, 2)],
    ],
    [
      'a chain of three in two columns',
      [block(0, 60), block(30, 120), block(60, 180)],
      [lane(0, 1, 2), lane(1, 1, 2), lane(0, 1, 2)],
    ],
    [
      'widened over free columns',
      [block(0, 60), block(0, 60), block(0, 120), block(90, 150)],
      [lane(1, 1, 3), lane(2, 1, 3), lane(0, 1, 3), lane(1, 2, 3)],
    ],
  ])('%s', (_, blocks, expected) => {
    expect(sideBySide(blocks, 15)).toEqual(expected);
  });

  it('events without length take the minimum drawn length', () => {
    expect(sideBySide([block(60, 60), block(70, 80)], 30)).toEqual([lane(0, 1, 2), lane(1, 1, 2)]);
  });

  it('no two overlapping events share a column, however many there are', () => {
    const blocks = Array.from({ length: 300 }, (_, index) =>
      block((index * 37) % 1200, ((index * 37) % 1200) + 15 + ((index * 13) % 90)),
    );
    const lanes = sideBySide(blocks, 15);
    const clashes = blocks.flatMap((one, index) =>
      blocks.slice(index + 1).filter((other, offset) => {
        const [first, second] = [lanes[index], lanes[index + 1 + offset]];
        return (
          one.from < other.to &&
          other.from < one.to &&
          first &&
          second &&
          first.column < second.column + second.span &&
          second.column < first.column + first.span
        );
      }),
    );
    expect(clashes).toEqual([]);
  });
});
