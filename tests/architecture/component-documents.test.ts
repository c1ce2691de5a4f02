import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentGuide } from '@sakina/design-system';
import { describe, expect, it } from 'vitest';
import { readComponents, readStoryFiles, withDocuments } from '../../tools/stories/coverage.ts';
import { root } from './repository.ts';

const components = readComponents(root);
const pages = withDocuments(root, readStoryFiles(root));
const guideOf = (file: string) => file.replace('.stories.tsx', '.guide.ts');
const names = new Set(pages.map(({ file }) => basename(file, '.stories.tsx')));

describe('every public component', () => {
  it('is looked at', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(100);
  });

  it('has a page of documents [SHOW-7]', () => {
    const documented = new Set(pages.flatMap((page) => page.components));
    expect(components.map(({ name }) => name).filter((name) => !documented.has(name))).toEqual([]);
  });
});

describe('the page of documents', () => {
  it.each(pages)('of $title says when, when not, of what, by which keys, and what else [SHOW-7]', async (page) => {
    expect(guideOf(page.file)).toSatisfy((file: string) => existsSync(join(root, file)));
    const { guide } = (await import(pathToFileURL(join(root, guideOf(page.file))).href)) as { guide: ComponentGuide };
    const { when, whenNot, anatomy, keys, rightToLeft, dos = [], donts = [], related, since } = guide;
    for (const text of [...when, ...whenNot, rightToLeft, ...dos, ...donts, ...keys.map(([, effect]) => effect)])
      expect(text).toMatch(/^[“A-Z0-9].*[.”]$/u);
    expect(anatomy.length).toBeGreaterThan(0);
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(related.filter((name) => !names.has(name))).toEqual([]);
    const isInteractive = components.some(({ name, isInteractive: is }) => is && page.components.includes(name));
    expect(keys.length > 0 || !isInteractive, 'keys of what can be operated').toBe(true);
  });
});
