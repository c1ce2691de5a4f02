import { expect, it } from 'vitest';
import { readKeptForm } from './kept-shape.ts';
import { readKeptChange } from './use-kept-change.ts';

const start = { title: '', price: null as number | null, topics: [] as string[], isOpen: true };

it.each([
  ['the form', { title: 'Grief', price: 500, topics: ['GRIEF'], isOpen: false }, true],
  ['an empty number', { title: '', price: null, topics: [], isOpen: true }, true],
  ['a form without a field', { title: '', price: 1, topics: [] }, false],
  ['another type', { title: 4, price: 1, topics: [], isOpen: true }, false],
  ['an object for a list', { title: '', price: 1, topics: {}, isOpen: true }, false],
  ['a list', [], false],
  ['a text', 'Grief', false],
  ['nothing', null, false],
])('takes back %s: %s [SEC-15]', (_case, kept, isTaken) => {
  expect(readKeptForm(kept, start)).toEqual(isTaken ? kept : null);
});

it.each([
  ['a change with its version', { base: { version: 3 }, form: start }, true],
  ['a change without a version', { base: {}, form: start }, false],
  ['a change without its record', { base: null, form: start }, false],
  ['a change of another form', { base: { version: 3 }, form: { title: '' } }, false],
  ['nothing', undefined, false],
])('takes back %s: %s [SEC-15] [SEC-16]', (_case, kept, isTaken) => {
  expect(readKeptChange(kept, start)).toEqual(isTaken ? kept : null);
});
