import { describe, expect, it } from 'vitest';
import { everyone, readDirectoryQuery, writeDirectoryQuery } from './query.ts';
import type { DirectoryQuery } from './query.ts';

const read = (address: string) => readDirectoryQuery(new URLSearchParams(address));

describe('the address of a directory', () => {
  it.each<[string, Partial<DirectoryQuery>]>([
    ['', {}],
    ['q=grief+counsel', { words: 'grief counsel' }],
    ['q=%D9%86%D9%88%D8%B1', { words: 'نور' }],
    ['kind=imam', { kinds: ['IMAM'] }],
    ['kind=therapist&kind=mentor', { kinds: ['THERAPIST', 'MENTOR'] }],
    ['speciality=work-stress&speciality=faith-questions', { specialities: ['WORK_STRESS', 'FAITH_QUESTIONS'] }],
    ['language=ar', { languages: ['ar'] }],
    ['gender=female&gender=non-binary', { genders: ['FEMALE', 'NON_BINARY'] }],
    ['insurance=blue-cross', { insurers: ['BLUE_CROSS'] }],
    ['mode=in-person', { mode: 'IN_PERSON' }],
    ['price=120', { maxPrice: 120 }],
    ['free=three-days', { freeWithin: 'THREE_DAYS' }],
    ['sort=soonest', { sort: 'SOONEST' }],
    ['sliding=yes', { slidingScale: true }],
    ['saved=yes', { saved: true }],
    ['view=list', { view: 'LIST' }],
    [
      'kind=imam&language=ar&wish=kind&wish=language',
      { kinds: ['IMAM'], languages: ['ar'], wishes: ['kinds', 'languages'] },
    ],
    ['compare=prv-one&compare=prv-two&open=comparison', { compare: ['prv-one', 'prv-two'], panel: 'COMPARISON' }],
    ['open=waitlist', { panel: 'WAITLIST' }],
    ['page=3', { page: 3 }],
    [
      'q=sleep&kind=therapist&language=ur&mode=online&price=80&free=today&sort=price&page=2',
      {
        words: 'sleep',
        kinds: ['THERAPIST'],
        languages: ['ur'],
        mode: 'ONLINE',
        maxPrice: 80,
        freeWithin: 'TODAY',
        sort: 'PRICE',
        page: 2,
      },
    ],
  ])('“%s” is read, and written the same again [ROUTE-15]', (address, changes) => {
    expect(read(address)).toEqual({ ...everyone, ...changes });
    expect(writeDirectoryQuery(read(address)).toString()).toBe(address);
  });

  it.each([
    ['kind=IMAM', 'kind=imam'],
    ['kind=mentor,imam,mentor', 'kind=imam&kind=mentor'],
    ['speciality=WORK_STRESS', 'speciality=work-stress'],
    ['q=++two+%0A++words+', 'q=two+words'],
    [`q=${'a'.repeat(500)}`, `q=${'a'.repeat(80)}`],
    ['sort=recommended', ''],
    ['page=1', ''],
    ['page=02', 'page=2'],
    ['mode=in-person&mode=online', 'mode=online'],
  ])('“%s” is put in its one form', (address, tidy) => {
    expect(writeDirectoryQuery(read(address)).toString()).toBe(tidy);
  });

  it.each([
    'wish=gender',
    'wish=price',
    'view=grid',
    'sliding=1',
    'saved=true',
    'open=door',
    'compare=',
    'compare=A',
    'kind=wizard',
    'kind=',
    'kind=__proto__',
    'speciality=constructor',
    'language=xx',
    'gender=toString',
    'insurance=%00',
    'mode=both',
    'free=never',
    'sort=random',
    'price=-1',
    'price=121',
    'price=1e2',
    'price=NaN',
    'price=Infinity',
    'price=999999999999',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=1000',
    'page=ten',
    'page=9007199254740993',
    'q=',
    'q=+++',
    'unknown=1',
    '%',
    '&&==',
    'kind[]=imam',
  ])('garbage “%s” is left out and breaks nothing', (address) => {
    expect(read(address)).toEqual(everyone);
    expect(writeDirectoryQuery(read(address)).toString()).toBe('');
  });

  it('never cuts a letter in half', () => {
    expect(read(`q=${encodeURIComponent('🕊'.repeat(100))}`).words).toBe('🕊'.repeat(80));
  });
});
