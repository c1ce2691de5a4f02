import { expect, it } from 'vitest';
import { draftOf, draftOfChange, emptyEntry, entryProblems, readKeptEntry, tagsOf, versionIn } from './entry.ts';

it.each([
  ['work, fear', ['work', 'fear']],
  ['work ,, work', ['work']],
  ['عمل، خوف', ['عمل', 'خوف']],
  ['', []],
])('parts the tags %s', (typed, expected) => {
  expect(tagsOf(typed)).toEqual(expected);
});

const written = { ...emptyEntry, body: 'Four herons.' };

it.each([
  ['nothing written', emptyEntry, { body: 'empty' }],
  ['spaces alone', { ...emptyEntry, body: '  \n ' }, { body: 'empty' }],
  ['a short text', written, {}],
  ['a text too long', { ...written, body: 'x'.repeat(20_001) }, { body: 'long' }],
  ['a title too long', { ...written, title: 'x'.repeat(121) }, { title: 'title' }],
  ['eleven tags', { ...written, tags: Array.from({ length: 11 }, (_, index) => index).join(',') }, { tags: 'tags' }],
])('%s is told at its field [ERROR-2]', (_, fields, expected) => {
  expect(entryProblems(fields)).toEqual(expected);
});

it('gives the server a title only where there is one', () => {
  expect(draftOf({ ...written, title: ' ' })).toEqual({
    title: null,
    body: 'Four herons.',
    tags: [],
    isFavourite: false,
  });
});

it('reads a change that waits as it was written, and what it leaves out as empty [SEC-17]', () => {
  const change = { title: 'Rivets', body: 'Eleven aunts.', tags: ['train'], isFavourite: true };
  expect(draftOfChange({ ...change, version: 3 } as typeof change)).toEqual(change);
  expect(draftOfChange({})).toEqual({ title: null, body: '', tags: [], isFavourite: false });
});

it.each([
  ['nothing', undefined, null],
  ['another form', { text: 'x' }, null],
  ['what was typed', { ...written, title: 4 }, written],
])('restores from %s what fits [SEC-15]', (_, kept, expected) => {
  expect(readKeptEntry(kept)).toEqual(expected);
});

it.each([
  [{ version: 4 }, 4],
  [{}, null],
  [null, null],
  ['4', null],
])('reads the version in %o', (details, expected) => {
  expect(versionIn(details)).toBe(expected);
});
