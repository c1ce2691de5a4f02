import { describe, expect, it } from 'vitest';
import { activeFilters, change, cleared, without } from './filters.ts';
import { everyone } from './query.ts';
import type { DirectoryQuery } from './query.ts';

const narrow: DirectoryQuery = {
  words: 'grief',
  kinds: ['THERAPIST', 'IMAM'],
  specialities: ['GRIEF'],
  languages: ['ar'],
  genders: ['FEMALE'],
  insurers: ['AETNA'],
  mode: 'ONLINE',
  maxPrice: 120,
  freeWithin: 'WEEK',
  slidingScale: true,
  saved: true,
  wishes: ['languages'],
  compare: ['prv-one'],
  view: 'LIST',
  panel: null,
  sort: 'SOONEST',
  page: 4,
};

describe('the filters of the directory', () => {
  it('are listed one by one, words only where asked for', () => {
    expect(activeFilters(everyone)).toEqual([]);
    expect(activeFilters(narrow)).toHaveLength(11);
    expect(activeFilters(narrow, { withWords: true })[0]).toEqual({ name: 'words', value: 'grief' });
  });

  it.each(activeFilters(narrow, { withWords: true }))('come off one at a time: $name $value', (filter) => {
    const rest = without(narrow, filter);
    expect(activeFilters(rest, { withWords: true })).toEqual(
      activeFilters(narrow, { withWords: true }).filter(
        ({ name, value }) => name !== filter.name || value !== filter.value,
      ),
    );
    expect(rest.page).toBe(1);
    expect(rest.sort).toBe('SOONEST');
  });

  it('come off together, while words, order, view and what is compared stay', () => {
    expect(cleared(narrow)).toEqual({
      ...everyone,
      words: 'grief',
      sort: 'SOONEST',
      view: 'LIST',
      compare: ['prv-one'],
    });
  });

  it('start at the first page when they change, and stay where a page is turned', () => {
    expect(change(narrow, { sort: 'PRICE' }).page).toBe(1);
    expect(change(narrow, { page: 2 }).page).toBe(2);
  });
});
