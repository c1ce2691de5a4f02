import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

const features = join(root, 'packages/portal-features/src');

/** Every screen, with its stories' source and whether its feature reads from the server. */
const screens = readdirSync(features, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(features, entry.name, 'screens')))
  .flatMap((feature) => {
    const folder = join(features, feature.name, 'screens');
    return readdirSync(folder)
      .filter((file) => /^[A-Z]\w+Screen\.tsx$/.test(file))
      .map((file) => ({ name: file.replace('.tsx', ''), stories: join(folder, file.replace('.tsx', '.stories.tsx')), reads: existsSync(join(features, feature.name, 'api')) }));
  });

const storiesOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map((match) => match[1]);

describe('every screen [ERROR-2]', () => {
  it('is looked at', () => expect(screens.length).toBeGreaterThan(12));

  it.each(screens)('$name has stories, right to left among them', ({ stories }) => {
    expect(existsSync(stories)).toBe(true);
    expect(storiesOf(stories)).toEqual(expect.arrayContaining(['Default', 'RightToLeft']));
  });

  it.each(screens.filter(({ reads }) => reads))('$name shows itself full, loading, empty and failed', ({ stories }) => {
    const names = storiesOf(stories);
    expect(names).toEqual(expect.arrayContaining(['Default', 'Loading', 'Error']));
    // A screen of one record is empty when there is no such record.
    expect(names.some((name) => /Empty|NotFound/.test(name ?? ''))).toBe(true);
  });
});
