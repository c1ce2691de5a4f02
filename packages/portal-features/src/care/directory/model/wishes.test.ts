import { describe, expect, it } from 'vitest';
import { toggleCompared } from './compare.ts';
import { loosenings } from './loosen.ts';
import { everyone, readDirectoryQuery, writeDirectoryQuery } from './query.ts';
import { searchInput } from './search-input.ts';
import { wishMatch, withStrength } from './wishes.ts';

const at = (address: string) => readDirectoryQuery(new URLSearchParams(address));
const amina = { kind: 'THERAPIST' as const, languages: ['en' as const, 'ar' as const], gender: 'FEMALE' as const };
const day = { now: Date.parse('2026-11-24T15:00:00Z'), timeZone: 'America/New_York' };

describe('how many wishes are met [CARE-7]', () => {
  it.each([
    ['', null],
    ['gender=female', null],
    ['wish=gender', null],
    ['gender=female&wish=gender', { met: 1, total: 1 }],
    ['gender=male&wish=gender', { met: 0, total: 1 }],
    ['gender=male&gender=female&wish=gender', { met: 1, total: 1 }],
    ['kind=imam&gender=female&language=ar&wish=kind&wish=gender&wish=language', { met: 2, total: 3 }],
    ['kind=imam&gender=female&language=ar&wish=gender&wish=language', { met: 2, total: 2 }],
    ['language=tr&language=ur&wish=language', { met: 0, total: 1 }],
  ])('“%s”', (address, match) => {
    expect(wishMatch(amina, at(address))).toEqual(match);
  });

  it('does not count a kind that the directory is not about', () => {
    expect(wishMatch(amina, at('kind=therapist&gender=female&wish=kind&wish=gender'), ['IMAM', 'MENTOR'])).toEqual({
      met: 1,
      total: 1,
    });
  });

  it('asks the server for wishes apart from musts', () => {
    expect(searchInput(at('kind=imam&gender=female&language=ar&wish=kind&wish=language'), day)).toMatchObject({
      wishKind: ['IMAM'],
      wishLanguage: ['ar'],
      gender: ['FEMALE'],
      kind: undefined,
    });
    expect(searchInput(at('kind=imam&wish=kind'), { ...day, presetKinds: ['IMAM', 'MENTOR'] })).toMatchObject({
      kind: ['IMAM', 'MENTOR'],
      wishKind: ['IMAM'],
    });
    expect(
      searchInput(at('kind=therapist&wish=kind'), { ...day, presetKinds: ['IMAM', 'MENTOR'] }).wishKind,
    ).toBeUndefined();
  });

  it('a wish without a value is none, and is gone with its last value', () => {
    expect(writeDirectoryQuery(at('wish=gender&wish=kind&kind=imam')).toString()).toBe('kind=imam&wish=kind');
    expect(withStrength(at('kind=imam&wish=kind&page=3'), 'kinds', false)).toEqual(at('kind=imam'));
    expect(withStrength(at('kind=imam&gender=male&wish=gender'), 'kinds', true).wishes).toEqual(['kinds', 'genders']);
  });
});

describe('what can be asked for less strictly [CARE-7]', () => {
  it.each([
    ['', []],
    ['kind=imam&wish=kind', []],
    ['kind=imam', [['WISH', 'kind=imam&wish=kind']]],
    ['gender=female&gender=male', [['WISH', 'gender=female&gender=male&wish=gender']]],
    [
      'q=grief&price=80',
      [
        ['WITHOUT', 'price=80'],
        ['WITHOUT', 'q=grief'],
      ],
    ],
    [
      'speciality=sleep&speciality=grief&sliding=yes',
      [
        ['WITHOUT', 'sliding=yes'],
        ['WITHOUT', 'speciality=grief&speciality=sleep'],
      ],
    ],
    [
      'kind=imam&language=id&gender=female&wish=language&free=week',
      [
        ['WISH', 'kind=imam&language=id&gender=female&free=week&wish=kind&wish=language'],
        ['WISH', 'kind=imam&language=id&gender=female&free=week&wish=language&wish=gender'],
        ['WITHOUT', 'kind=imam&language=id&gender=female&wish=language'],
        ['ALL_WISHES', 'kind=imam&language=id&gender=female&free=week&wish=kind&wish=language&wish=gender'],
      ],
    ],
  ])('“%s”', (address, expected) => {
    expect(loosenings(at(address)).map(({ kind, next }) => [kind, writeDirectoryQuery(next).toString()])).toEqual(
      expected,
    );
  });
});

describe('what is compared', () => {
  it('is three at most, each once, and does not turn the page', () => {
    const two = at('page=2&compare=prv-a&compare=prv-b&compare=prv-a');
    expect(two.compare).toEqual(['prv-a', 'prv-b']);
    expect(toggleCompared(two, 'prv-a')).toEqual(at('page=2&compare=prv-b'));
    const three = toggleCompared(two, 'prv-c');
    expect(three?.compare).toEqual(['prv-a', 'prv-b', 'prv-c']);
    expect(three && toggleCompared(three, 'prv-d')).toBeNull();
    expect(at('compare=prv-a,prv-b,prv-c,prv-d').compare).toHaveLength(3);
    expect(at('compare=../x&compare=&compare=%00').compare).toEqual(everyone.compare);
  });
});
