import { expect, test } from 'vitest';
import { signOf } from '../../shared/index.ts';
import { actOf, LIST_KEYS, SECTIONS } from './keys.ts';
import { matches } from './matches.ts';

test('every section has a letter of its own, and g before it goes there [ADM-110]', () => {
  const letters = SECTIONS.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  expect(actOf('g', false)).toEqual({ kind: 'await' });
  for (const { letter, path } of SECTIONS) expect(actOf(letter, true)).toEqual({ kind: 'go', path });
  expect(actOf('x', true)).toBeNull();
});

test('no letter of a section goes anywhere without g before it [ADM-110]', () => {
  for (const { letter } of SECTIONS) expect(actOf(letter, false)?.kind).not.toBe('go');
  expect(actOf('?', false)).toEqual({ kind: 'sheet' });
  expect(actOf('j', false)).toEqual({ kind: 'row', key: 'ArrowDown' });
  expect(actOf('k', false)).toEqual({ kind: 'row', key: 'ArrowUp' });
  expect(actOf('x', false)).toEqual({ kind: 'row', key: ' ' });
  expect(actOf(']', false)).toEqual({ kind: 'case', key: 'ArrowDown' });
  for (const key of ['e', 'f', 'v', 'a', 'm', 'd']) expect(actOf(key, false)).toEqual({ kind: 'press', key });
  expect(actOf('z', false)).toEqual({ kind: 'undo' });
  expect(actOf('q', false)).toBeNull();
  expect(LIST_KEYS.map(({ keys }) => keys)).toEqual(expect.arrayContaining(['j', 'k', '/']));
});

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test.each([
  ['a Latin layout', press('g', 'KeyG'), 'g'],
  ['capitals', press('G', 'KeyG'), 'g'],
  ['an Arabic layout', press('ل', 'KeyG'), 'g'],
  ['the question mark of an Arabic layout', press('؟', 'Slash', true), '?'],
  ['the slash of an Arabic layout', press('ظ', 'Slash'), '/'],
  ['another key', press('Enter', 'Enter'), null],
])('%s gives the key at its place [ADM-110]', (_, event, sign) => {
  expect(signOf(event)).toBe(sign);
});

test('a page is found by part of its name, without accents, capitals and forms of alif', () => {
  expect(matches('Audit log', 'LOG aud')).toBe(true);
  expect(matches('الإعدادات', 'الاعدادات')).toBe(true);
  expect(matches('People', 'money')).toBe(false);
  expect(matches('People', '')).toBe(true);
});
