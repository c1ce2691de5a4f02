import { expect, it } from 'vitest';
import { isSubmitKey } from './is-submit-key.ts';

it.each([
  ['an Enter', { key: 'Enter', isComposing: false, keyCode: 13 }, true],
  ['an Enter without more', { key: 'Enter' }, true],
  ['an Enter while a word is composed', { key: 'Enter', isComposing: true, keyCode: 13 }, false],
  ['the Enter by which Safari ends a composition', { key: 'Enter', isComposing: false, keyCode: 229 }, false],
  ['another key', { key: 'a', isComposing: false, keyCode: 65 }, false],
])('%s', (_, press, acts) => {
  expect(isSubmitKey(press)).toBe(acts);
  expect(isSubmitKey({ key: press.key, nativeEvent: press })).toBe(acts);
});
