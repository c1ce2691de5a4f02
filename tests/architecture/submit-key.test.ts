import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

const PLACE = 'packages/design-system/src/foundations/keys/is-submit-key.ts';
/** A comparison with the key's name, from either side. */
const COMPARED = /[!=]==?\s*['"]Enter['"]|['"]Enter['"]\s*[!=]==?|case\s+['"]Enter['"]/;

/** The files that run in the product, from the root of the repository. */
function sources(): string[] {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((file) => join(top, file).replaceAll('\\', '/'))
      .filter((file) => /\/src\/.*\.tsx?$/.test(file))
      .filter((file) => !/\.(?:test|stories)\.tsx?$|node_modules|\/testing\//.test(file)),
  );
}

it('one place asks whether a press is an Enter that acts', () => {
  const places = sources().filter((file) => COMPARED.test(readFileSync(join(root, file), 'utf8')));
  expect(places).toEqual([PLACE]);
});

it.each(["event.key === 'Enter'", "event.key !== 'Enter'", "'Enter' === key", "case 'Enter':"])(
  'finds “%s”',
  (text) => {
    expect(COMPARED.test(text)).toBe(true);
  },
);
