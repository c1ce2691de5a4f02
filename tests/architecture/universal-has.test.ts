import { describe, expect, it } from 'vitest';
import { findUniversalHas } from '../../tools/lint/universal-has.mjs';

describe('[FAST-3] a `:has()` that decides about everything below', () => {
  it.each([
    'body:has(> .cover) > :not(.cover) * { visibility: hidden; }',
    'a { b: c; } &:has([data-open]) > * { opacity: 0; }',
    'nav a, body:has(:is(.a, .b)) * { color: red; }',
  ])('is found in “%s”', (css) => {
    expect(findUniversalHas(css)).toHaveLength(1);
  });

  it.each([
    '&:has(input:focus-visible) { outline: 2px solid; }',
    '& > * > li:has([data-short]) { padding: 0; }',
    '& > [data-part]:not(:has(> * > *)), & > p:empty { display: none; }',
    '/* body:has(.cover) * { } */ p { color: red; }',
    'body[data-covered] > :not([data-session-cover]) * { visibility: hidden; }',
  ])('is not found in “%s”', (css) => {
    expect(findUniversalHas(css)).toEqual([]);
  });
});
