import { safeRedirect, userFromClaims } from '@sakina/platform/domain';
import type { SafePath } from '@sakina/platform/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type { GoToProps, useGoTo } from './go-to.tsx';

it('[SEC-5] [ROLE-9] navigation after sign-in takes judged paths alone', () => {
  expectTypeOf<GoToProps['path']>().toEqualTypeOf<SafePath>();
  expectTypeOf<Parameters<ReturnType<typeof useGoTo>>[0]>().toEqualTypeOf<SafePath>();
  expectTypeOf<string>().not.toExtend<SafePath>();
  expectTypeOf<SafePath>().toExtend<string>();
  expect(safeRedirect('//evil.test', userFromClaims({}), 'https://sakina.example')).toBe('/dashboard');
});

it('[SEC-5] nothing else follows a wished-for target: who reads one judges it', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
  // A validated path is never passed to the router's own navigate, which accepts any text.
  expect(
    texts
      .filter(({ text }) =>
        /navigate\(\s*(safeRedirect|portalTarget|target|redirect|returnTo)|to=\{(target|redirect|returnTo)\b/.test(
          text,
        ),
      )
      .map(({ file }) => file),
  ).toEqual([]);
  // A brand that any code can cast to proves nothing.
  expect(texts.filter(({ text }) => text.includes('as SafePath')).map(({ file }) => file)).toEqual([]);
  const readers = texts.filter(({ text }) => text.includes("get('redirect')"));
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(({ text }) => !text.includes('safeRedirect(')).map(({ file }) => file)).toEqual([]);
});
