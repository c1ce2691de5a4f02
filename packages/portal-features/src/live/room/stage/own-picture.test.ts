import { describe, expect, it } from 'vitest';
import { nearestCorner } from './own-picture.ts';

const area = { left: 10, top: 50, width: 1000, height: 600 };
const at = (left: number, top: number) => ({ left, top, width: 180, height: 100 });

describe('the corner that a picture goes to when it is let go', () => {
  it.each([
    { box: at(20, 60), ltr: 'top-start', rtl: 'top-end' },
    { box: at(700, 60), ltr: 'top-end', rtl: 'top-start' },
    { box: at(300, 500), ltr: 'bottom-start', rtl: 'bottom-end' },
    { box: at(430, 310), ltr: 'bottom-end', rtl: 'bottom-start' },
  ])('is $ltr, read from the left, at $box.left $box.top', ({ box, ltr, rtl }) => {
    expect([nearestCorner(box, area, 'ltr'), nearestCorner(box, area, 'rtl')]).toEqual([ltr, rtl]);
  });
});
