import { expect, it } from 'vitest';
import { lookOf } from './look-of.ts';

const ids = Array.from({ length: 400 }, (_, index) => `consumer-dashboard--story-${index * 7}`);

it('looks at a quarter of all stories in each theme and direction [SHOW-3]', () => {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const { theme, direction } = lookOf(id, { theme: 'portal', direction: 'ltr' });
    counts.set(`${theme} ${direction}`, (counts.get(`${theme} ${direction}`) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(['admin ltr', 'admin rtl', 'portal ltr', 'portal rtl']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
});

it('turns the direction that a story has by itself, and keeps its look from run to run', () => {
  for (const id of ids) {
    const fromLeft = lookOf(id, { theme: 'portal', direction: 'ltr' });
    const fromRight = lookOf(id, { theme: 'admin', direction: 'rtl' });
    expect(fromLeft.direction).not.toBe(fromRight.direction);
    expect(fromLeft.theme).toBe(fromRight.theme);
    expect(lookOf(id, { theme: 'portal', direction: 'ltr' })).toEqual(fromLeft);
  }
});
