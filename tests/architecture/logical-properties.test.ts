import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPhysical } from '../../tools/lint/physical.mjs';
import { root } from './repository.ts';

describe('[CARE-6] a style that does not follow the direction of the text', () => {
  it.each([
    ['margin-left: 8px;', 'margin-inline-start'],
    ['color: red; padding-right : 0', 'padding-inline-end'],
    ['& > a { left: 0; }', 'inset-inline-start'],
    ['text-align: right;', 'text-align: end'],
    ['border-top-left-radius: x;', 'border-start-start-radius'],
    ['border-bottom-color: x;', 'border-block-end-color'],
    ['min-width: 0;', 'min-inline-size'],
    ['height: 100%;', 'block-size'],
    ['/* a remark */ width: 1px;', 'inline-size'],
  ])('is found in “%s”, with “%s” to write instead', (css, instead) => {
    expect(findPhysical(css).map((found) => found.instead)).toEqual([instead]);
  });

  it.each([
    'margin-inline-start: 8px; inset-block-start: 0;',
    'text-align: center; text-align: start; float: none;',
    '@media (min-width: 40rem) { inline-size: 100%; }',
    '@media (width >= 40rem) and (max-height: 30rem) { color: red; }',
    '@container card (width > 20rem) { color: red; }',
    'transition: width 1s; will-change: height;',
    'line-height: 1.5; border-width: 1px; stroke-width: 2;',
    '/* left: 0; */ color: red;',
    'left: 0; /* physical: the pointer’s own coordinates */',
  ])('is not found in “%s”', (css) => {
    expect(findPhysical(css)).toEqual([]);
  });

  it('names its place', () => {
    const css = 'color: red;\n  left: 0;';
    expect(findPhysical(css).map(({ offset, property }) => css.slice(offset, offset + property.length))).toEqual([
      'left',
    ]);
  });

  it('stands in no style sheet', () => {
    const sheets = ['packages', 'apps']
      .flatMap((top) =>
        readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => join(root, top, file)),
      )
      .filter((file) => file.endsWith('.css') && !/[/\\](node_modules|dist[^/\\]*)[/\\]/.test(file));
    expect(sheets.length).toBeGreaterThan(1);
    expect(
      sheets.flatMap((file) => findPhysical(readFileSync(file, 'utf8')).map(({ property }) => `${file}: ${property}`)),
    ).toEqual([]);
  });

  it('fails the linter, wherever styles are written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'styles-'));
    try {
      writeFileSync(
        join(folder, 'X.tsx'),
        [
          'const A = styled.div`color: ${red};\n  margin-left: 1px;`;',
          'const B = styled(Card).attrs({ a: 1 })`width: 1px;`;',
          'const C = css<Props>`text-align: left;`;',
          'const D = <p style={{ paddingRight: 4, inlineSize: 2 }} />;',
          'const E = sql`left: 0;`;',
        ].join('\n'),
      );
      const config = {
        jsPlugins: [join(root, 'tools/lint/styles.mjs')],
        plugins: [],
        categories: { correctness: 'off' },
        rules: { 'styles/logical-properties': 'error' },
      };
      writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
      const lint = () =>
        execFileSync(
          join(root, 'node_modules/.bin/oxlint'),
          ['-c', join(folder, 'config.json'), '-f', 'unix', folder],
          { encoding: 'utf8', stdio: 'pipe' },
        );
      expect(lint).toThrow(
        expect.objectContaining({
          status: 1,
          stdout: expect.stringMatching(
            /X\.tsx:2:3.*margin-inline-start[^]*X\.tsx:3:40.*inline-size[^]*X\.tsx:4:22.*text-align: start[^]*X\.tsx:5:23.*padding-inline-end[^]*\n4 problems/,
          ) as string,
        }),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
