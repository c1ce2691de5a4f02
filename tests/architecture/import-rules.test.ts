import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './repository.ts';

/** Where a line would stand, the line, and whether the house allows it there. */
const cases: [file: string, line: string, isAllowed: boolean][] = [
  ['packages/platform/src/domain/x.ts', "import 'zod/mini';", false],
  ['packages/platform/src/domain/x.ts', "import '../client/index.ts';", false],
  ['packages/platform/src/domain/x.ts', "import '../browser/index.ts';", false],
  ['packages/platform/src/domain/x.ts', "import './roles.ts';", true],
  ['packages/platform/src/contract/v1/x.ts', "import '../../client/index.ts';", false],
  ['packages/platform/src/contract/v1/x.ts', "import 'swr';", false],
  ['packages/platform/src/contract/v1/x.ts', "import 'zod/mini';", true],
  ['packages/platform/src/contract/v1/x.ts', "import '../../idle/index.ts';", false],
  ['packages/platform/src/browser/x.ts', "import 'react';", false],
  ['packages/platform/src/payments/x.ts', "import 'react';", false],
  ['packages/platform/src/domain/x.ts', "import '../payments/index.ts';", false],
  ['packages/platform/src/client/x.ts', "import 'react';", false],
  ['packages/platform/src/auth/x.ts', "import '../react/index.ts';", false],
  ['packages/platform/src/realtime/x.ts', "export const load = () => import('socket.io-client');", true],
  ['packages/platform/src/realtime/x.ts', "import 'socket.io';", false],
  ['packages/platform/src/realtime/x.ts', "import 'react';", false],
  ['packages/platform/src/client/x.ts', "import 'socket.io-client';", false],
  ['packages/platform/src/react/realtime/x.ts', "import 'socket.io-client';", false],
  ['packages/platform/src/idle/x.ts', "import 'engine.io-client';", false],
  ['packages/platform/src/react/x.ts', "import '@sakina/design-system';", false],
  ['packages/platform/src/react/x.ts', "import 'swr';", true],
  ['packages/design-system/src/components/X/X.tsx', "import '@sakina/platform/domain';", false],
  ['packages/design-system/src/components/X/X.stories.tsx', "import '@sakina/mocks';", false],
  ['packages/design-system/src/components/X/X.stories.tsx', "import '@sakina/design-system';", true],
  ['packages/portal-features/src/newest/x.ts', "import '../booking/index.ts';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import '../../booking/model/days.ts';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import '@sakina/portal-features/booking';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import '@sakina/mocks';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import 'react-router-dom';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import '../../shared/index.ts';", true],
  ['packages/portal-features/src/newest/screens/X.tsx', "import '../model/x.ts';", true],
  ['packages/portal-features/src/newest/screens/X.stories.tsx', "import '@sakina/mocks';", true],
  ['packages/portal-features/src/newest/screens/X.stories.tsx', "import '../../booking/model/days.ts';", false],
  ['packages/portal-features/src/newest/screens/X.stories.tsx', "import '@sakina/design-system/src/index.ts';", false],
  ['packages/portal-features/src/shared/X.tsx', "import '../booking/index.ts';", false],
  ['apps/web/src/routes/x.tsx', "import '@sakina/mocks/browser';", false],
  ['apps/web/src/routes/x.tsx', "import '@sakina/portal-features/booking';", true],
  ['apps/web/src/runtime/x.ts', "import 'socket.io-client';", false],
  ['apps/web/src/portal/x.ts', "import 'zustand/vanilla';", true],
  ['apps/web/src/portal/x.ts', "import 'zod/mini';", false],
  ['apps/web/src/frames/x.ts', "import 'zustand/vanilla';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import 'zustand';", false],
  ['packages/portal-features/src/newest/screens/X.tsx', "import 'socket.io-client';", false],
  ['apps/web/src/boot/mock-mode.ts', "import '@sakina/mocks';", false],
  ['mocks/src/handlers/x.ts', "import 'react';", false],
  ['mocks/src/handlers/x.ts', "import '@sakina/platform/react';", false],
  ['mocks/src/handlers/x.ts', "import '@sakina/platform/contract';", true],
  ['mocks/src/handlers/x.ts', "import 'socket.io-parser';", false],
  ['mocks/src/browser/x.ts', "import 'socket.io';", false],
  ['mocks/src/realtime/x.ts', "import 'socket.io-parser';", true],
  ['mocks/src/realtime/x.ts', "import 'socket.io';", false],
  ['mocks/src/sandbox/x.ts', "import 'socket.io';", true],
  ['mocks/src/sandbox/identity/x.ts', "import 'oidc-provider';", true],
  ['mocks/src/handlers/x.ts', "import 'oidc-provider';", false],
  ['mocks/src/browser/x.ts', "import 'oidc-provider';", false],
  ['mocks/src/sandbox/x.ts', "import '@sakina/design-system';", false],
];

let house: string;

/** The rules that the real linter finds broken in files written as a stranger might write them. */
function lint(files: Record<string, string>): string {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
  }
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    for (const file of Object.keys(files)) rmSync(join(house, file));
  }
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  // The rules of our own that the configuration names.
  cpSync(join(root, 'tools/lint'), join(house, 'tools/lint'), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true }));

describe('the linter', () => {
  it.each(cases)('in %s: %s is allowed: %s', (file, line, isAllowed) => {
    const report = lint({ [file]: `${line}\n` });
    expect(report.includes('no-restricted-imports')).toBe(!isAllowed);
  });

  it('refuses a cycle', () => {
    const report = lint({
      'packages/platform/src/domain/a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
      'packages/platform/src/domain/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a();\n",
    });
    expect(report).toContain('no-cycle');
  });

  it('refuses a hook in a condition, in stories as well', () => {
    const hook = "import { useState } from 'react';\nexport function X({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n";
    expect(lint({ 'packages/portal-features/src/newest/screens/X.tsx': hook })).toContain('rules-of-hooks');
    expect(lint({ 'packages/portal-features/src/newest/screens/X.stories.tsx': hook })).toContain('rules-of-hooks');
  });

  it('refuses text outside the catalogue', () => {
    expect(lint({ 'packages/portal-features/src/newest/screens/X.tsx': 'export const X = () => <p>Hello there</p>;\n' })).toContain('jsx-no-literals');
  });
});
