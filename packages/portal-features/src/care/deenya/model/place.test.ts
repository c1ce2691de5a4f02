import { expect, it } from 'vitest';
import { anyProgramme, deenyaPath, readDeenyaPlace, writeDeenyaPlace } from './place.ts';
import type { DeenyaPlace } from './place.ts';

const places: [string, DeenyaPlace][] = [
  ['', { view: 'home' }],
  ['view=programmes', { view: 'programmes', filter: anyProgramme }],
  [
    'view=programmes&track=islamic&language=ar&days=7',
    { view: 'programmes', filter: { track: 'ISLAMIC', language: 'ar', maxDays: 7 } },
  ],
  ['programme=prg-1', { view: 'programme', programme: 'prg-1' }],
  ['programme=prg-1&day=3', { view: 'day', programme: 'prg-1', day: 3 }],
  ['programme=prg-1&day=today', { view: 'day', programme: 'prg-1', day: 'today' }],
  ['view=journal', { view: 'journal' }],
  ['view=journal&entry=new&prompt=doubt', { view: 'entry', entry: 'new', prompt: 'doubt' }],
  ['view=journal&entry=jrn-1', { view: 'entry', entry: 'jrn-1', prompt: null }],
  ['view=exercises', { view: 'exercises', exercise: null }],
  ['view=exercises&exercise=long-breath', { view: 'exercises', exercise: 'long-breath' }],
  ['view=assistant', { view: 'assistant' }],
];

it.each(places)('the address ?%s leads to its place and back [ROUTE-23]', (address, place) => {
  expect(readDeenyaPlace(new URLSearchParams(address))).toEqual(place);
  expect(writeDeenyaPlace(place).toString()).toBe(address);
});

it.each([
  ['an unknown view', 'view=secrets', { view: 'home' }],
  ['words in place of an id', 'view=journal&entry=I am sad', { view: 'journal' }],
  ['a day that is none', 'programme=prg-1&day=-2', { view: 'day', programme: 'prg-1', day: 'today' }],
  [
    'filters that no one offers',
    'view=programmes&track=x&language=xx&days=400',
    { view: 'programmes', filter: anyProgramme },
  ],
])('%s leads nowhere strange [SEC-8]', (_, address, place) => {
  expect(readDeenyaPlace(new URLSearchParams(address))).toEqual(place);
});

it('links stay inside the companion', () => {
  expect(deenyaPath({ view: 'home' })).toBe('/deenya');
  expect(deenyaPath({ view: 'day', programme: 'prg-1', day: 'today' })).toBe('/deenya?programme=prg-1&day=today');
});
