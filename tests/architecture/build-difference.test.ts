import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differenceLines, hashesOf } from '../../tools/build-difference.mjs';

describe('two builds of one source', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'builds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function build(name: string, files: Record<string, string>) {
    const root = join(folder, name);
    mkdirSync(join(root, 'assets'), { recursive: true });
    for (const [path, contents] of Object.entries(files)) writeFileSync(join(root, path), contents);
    return hashesOf(root);
  }

  test('are the same where names and contents are', () => {
    const files = { 'index.html': '<html>', 'assets/app-1234567.js': 'start()' };
    expect(differenceLines(build('first', files), build('second', files))).toEqual([]);
  });

  test('differ by contents under one name, and by a name that one of them alone has', () => {
    const first = build('first', { 'index.html': '<html>', 'assets/a.js': 'one()', 'assets/b.js': 'same()' });
    const second = build('second', { 'assets/a.js': 'two()', 'assets/b.js': 'same()', 'assets/c.js': 'new()' });
    expect(differenceLines(first, second)).toEqual([
      '3 files differ between two builds of one source',
      'other contents: assets/a.js',
      'only in the second: assets/c.js',
      'only in the first: index.html',
    ]);
  });

  test('name the first ten files that differ, and how many more there are', () => {
    const first = new Map(Array.from({ length: 98 }, (_, index) => [`assets/${100 + index}.js`, 'one']));
    const second = new Map([...first.keys()].map((path) => [path, 'two']));
    const lines = differenceLines(first, second);
    expect(lines).toHaveLength(12);
    expect(lines[1]).toBe('other contents: assets/100.js');
    expect(lines.at(-1)).toBe('and 88 more');
  });
});
