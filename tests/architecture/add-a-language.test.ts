import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

const LANGUAGES = 'packages/platform/src/domain/languages.ts';
const DOMAIN = join(root, 'packages/platform/src/domain');
const TURKISH = "  { code: 'tr', name: 'Türkçe', locale: 'tr-TR', direction: 'ltr' },\n";

/** The files that need an entry for each language; the how-to names the same. */
const COMPLETE_FOR_EACH = [
  'apps/web/src/boot/left-page.ts',
  'apps/web/src/prerender/render.tsx',
  'packages/platform/src/domain/crisis-patterns.ts',
];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
/** The tracked and new files of these paths that contain a pattern. */
const filesWith = (pattern: string, ...paths: string[]) =>
  git('grep', '--untracked', '-lE', pattern, '--', ...paths).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|spec|stories|types)\.|(^|\/)tests\//.test(file),
  );
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The list of languages with a third one in it. */
const withTurkish = () => read(LANGUAGES).replace('] as const satisfies', `${TURKISH}] as const satisfies`);

/**
 * The files in which an object lacks an entry for `tr`.
 * Only the domain is resolved, so that the check takes seconds: an import that is not resolved is `any`, which changes
 * nothing about the keys that an object must have.
 */
function incompleteFiles(languages: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es5.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const files = filesWith('LanguageCode', 'apps', 'packages', 'tools', '.storybook', 'mocks');
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const overlay = (name: string) => (name === join(root, LANGUAGES) ? languages : readFile(name));
  host.readFile = overlay;
  host.getSourceFile = (name, target) => ts.createSourceFile(name, overlay(name) ?? '', target, true);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName =
        text === '@sakina/platform/domain' ? join(DOMAIN, 'index.ts') : join(dirname(from), text);
      const isDomain = dirname(resolvedFileName) === DOMAIN && resolvedFileName.endsWith('.ts');
      return { resolvedModule: isDomain ? { resolvedFileName, extension: ts.Extension.Ts } : undefined };
    });
  const program = ts.createProgram({ rootNames: files.map((file) => join(root, file)), options, host });
  return files.filter((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, file)))
      .some(({ messageText }) => /'tr' is missing/.test(ts.flattenDiagnosticMessageText(messageText, ' '))),
  );
}

describe('[CARE-6] a third language', () => {
  it('does not compile until every file with an entry for each language has its own', { timeout: 30_000 }, () => {
    expect(withTurkish()).toContain("'tr'");
    expect(incompleteFiles(withTurkish()).toSorted()).toEqual(COMPLETE_FOR_EACH);
    expect(incompleteFiles(read(LANGUAGES))).toEqual([]);
  });

  it('is in no list written by hand in the app, the build or Storybook: they derive from `languages`', () => {
    expect(filesWith("'ar(-AE)?'", 'apps/web/src', 'apps/web/hosting', 'tools/vite', '.storybook')).toEqual([]);
  });

  it('is described by a how-to that names each of these files', () => {
    const howTo = read('docs/how-to/add-a-language.md');
    for (const file of [LANGUAGES, ...COMPLETE_FOR_EACH]) expect(howTo).toContain(file);
  });
});
