import { describe, expect, it } from 'vitest';
import { HOME, pathTo, readDashboardPlace, VIEWS } from './place.ts';

const read = (search: string) => readDashboardPlace(new URLSearchParams(search));

describe('the place in the address [ROUTE-20]', () => {
  it.each([
    ['', HOME],
    ['view=messages', { view: 'messages', id: null }],
    ['view=messages&id=cnv-4f1c9a', { view: 'messages', id: 'cnv-4f1c9a' }],
    ['view=elsewhere&id=cnv-4f1c9a', HOME],
    ['id=cnv-4f1c9a', HOME],
    ['view=payments&id=../../admin', { view: 'payments', id: null }],
    ['view=payments&id=', { view: 'payments', id: null }],
    [`view=payments&id=${'x'.repeat(81)}`, { view: 'payments', id: null }],
  ])('%s', (search, place) => {
    expect(read(search)).toEqual(place);
  });

  it.each(VIEWS)('%s is found again by its path', (view) => {
    const [, search = ''] = pathTo(view).split('?');
    expect(read(search)).toEqual({ view, id: null });
  });

  it('names what is opened by its id alone', () => {
    expect(pathTo('measures', 'msr-p9o4i2u7')).toBe('/dashboard?view=measures&id=msr-p9o4i2u7');
    expect(pathTo('home')).toBe('/dashboard');
  });
});
