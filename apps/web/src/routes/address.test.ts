import { describe, expect, it } from 'vitest';
import { joinAddress, splitAddress } from './address.ts';

const params = (text: string) => new URLSearchParams(text);

describe('what a screen keeps in its address', () => {
  it('[SEC-8] leaves what was typed out of it', () => {
    const { search, state } = splitAddress(params('q=Amina+Rahman&kind=imam&page=2'));
    expect(search.toString()).toBe('kind=imam&page=2');
    expect(state).toEqual({ typed: { q: 'Amina Rahman' } });
  });

  it('is whole again when it is read', () => {
    const written = params('kind=imam&q=%D9%86%D9%88%D8%B1');
    const { search, state } = splitAddress(written);
    expect(Object.fromEntries(joinAddress(search, state))).toEqual(Object.fromEntries(written));
  });

  it('keeps nothing beside the address where nothing was typed', () => {
    expect(splitAddress(params('page=2')).state).toBeNull();
  });

  it('reads a link that was written with a search in it', () => {
    expect(joinAddress(params('q=sleep'), null).get('q')).toBe('sleep');
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'q'],
    ['another note', { isFirst: true }],
    ['no record', { typed: 'q' }],
    ['a list', { typed: ['q'] }],
    ['other keys', { typed: { page: '9', __proto__: { q: 'x' } } }],
    ['no text', { typed: { q: 7 } }],
  ])('[SEC-10] takes %s beside it for nothing', (_, state) => {
    expect(joinAddress(params('page=2'), state).toString()).toBe('page=2');
  });
});
