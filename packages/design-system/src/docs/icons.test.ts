import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconsInUse } from './icons.ts';

const root = new URL('../../../../', import.meta.url).pathname;

/** The sources of the user interface. */
const sources = ['packages/design-system/src', 'packages/portal-features/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

/** Names of the icons that a module imports, without their own names there. */
const iconsOf = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
    .filter((name) => name !== '');

describe('the icons', () => {
  it('on their page are those in use; add or remove the name in icons.ts', () => {
    expect([...iconsInUse].toSorted()).toEqual([...new Set(sources.flatMap(iconsOf))].toSorted());
  });

  it('come from one library', () => {
    const other = sources.flatMap((text) =>
      [...text.matchAll(/from '((?:@heroicons|react-icons|@tabler\/icons|@phosphor|@mui\/icons)[^']*)'/g)].map(
        (match) => match[1],
      ),
    );
    expect(other).toEqual([]);
  });
});
