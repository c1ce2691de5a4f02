import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './repository.ts';

/** Where a line would stand, the line, and whether the house allows it there. */
const cases: [file: string, line: string, isAllowed: boolean][] = [
  ['packages/platform/src/domain/x.ts', "import 'valibot';", false],
  ['packages/platform/src/domain/x.ts', "import '../client/index.ts';", false],
  ['packages/platform/src/domain/x.ts', "import '../browser/index.ts';", false],
  ['packages/platform/src/domain/x.ts', "import './roles.ts';", true],
  ['packages/platform/src/domain/x.ts', "import '../locale/zone-of.ts';", true],
  ['packages/platform/src/locale/x.ts', "import '../domain/index.ts';", false],
  ['packages/design-system/src/components/X/X.tsx', "import '@sakina/platform/locale';", true],
  ['packages/platform/src/contract/v1/x.ts', "import '../../client/index.ts';", false],
  ['packages/platform/src/contract/v1/x.ts', "import 'swr';", false],
  ['packages/platform/src/contract/v1/x.ts', "import 'valibot';", true],
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
  ['packages/platform/src/media/x.ts', "export const load = () => import('livekit-client');", true],
  ['packages/platform/src/realtime/x.ts', "import 'livekit-client';", false],
  ['packages/platform/src/media/x.ts', "import 'react';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import 'livekit-client';", false],
  ['packages/platform/src/react/x.ts', "import '@sakina/design-system';", false],
  ['packages/platform/src/react/x.ts', "import 'swr';", true],
  ['packages/design-system/src/components/X/X.tsx', "import '@sakina/platform/domain';", false],
  ['packages/design-system/src/components/X/X.stories.tsx', "import '@sakina/mocks';", false],
  ['packages/design-system/src/components/X/X.stories.tsx', "import '@sakina/design-system';", true],
  ['packages/portal-features/src/care/newest/x.ts', "import '../booking/index.ts';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../../booking/model/days.ts';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '@sakina/portal-features/care/booking';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '@sakina/mocks';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import 'react-router-dom';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../../../shared/index.ts';", true],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../model/x.ts';", true],
  ['packages/portal-features/src/care/newest/screens/X.stories.tsx', "import '@sakina/mocks';", true],
  ['packages/portal-features/src/care/newest/screens/X.stories.tsx', "import '../../booking/model/days.ts';", false],
  [
    'packages/portal-features/src/care/newest/screens/X.stories.tsx',
    "import '@sakina/design-system/src/index.ts';",
    false,
  ],
  ['packages/portal-features/src/shared/testing/x.ts', "import '@sakina/mocks';", true],
  ['packages/portal-features/src/shared/X.tsx', "import '../care/booking/index.ts';", false],
  [
    'packages/portal-features/src/care/newest/views/plan/parts/deep/X.tsx',
    "import '../../../../../booking/model/days.ts';",
    false,
  ],
  [
    'packages/portal-features/src/care/newest/views/plan/parts/deep/X.tsx',
    "import '../../../../../../shared/index.ts';",
    true,
  ],
  [
    'packages/portal-features/src/care/newest/views/plan/parts/deep/X.tsx',
    "export * from '../../../../model/x.ts';",
    true,
  ],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../../shared/calendar-file/index.ts';", true],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../../../money/shared/x.ts';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import '../../../money/invoices/x.ts';", false],
  ['packages/portal-features/src/care/shared/X.tsx', "import '../newest/x.ts';", false],
  ['packages/portal-features/src/care/shared/night/X.tsx', "import '../../../shared/index.ts';", true],
  ['packages/portal-features/src/shared/X.tsx', "import '../care/shared/x.ts';", false],
  ['packages/portal-features/src/shared/measures/deep/X.tsx', "import '../../../care/booking/index.ts';", false],
  ['apps/web/src/boot/x.ts', "import '../routes/route-table.ts';", false],
  ['apps/web/src/session/x.ts', "export const load = () => import('../frames/PortalFrame.tsx');", false],
  ['apps/web/src/portal/x.ts', "import type { X } from '../loading/x.ts';", false],
  ['apps/web/src/routes/x.ts', "import '../frames/navigation.ts';", true],
  ['apps/web/src/unlisted/x.ts', "import '../boot/log.ts';", false],
  ['apps/web/src/routes/x.ts', "import '../../../../packages/platform/src/domain/index.ts';", false],
  ['apps/web/src/routes/x.tsx', "import '@sakina/mocks/browser';", false],
  ['apps/web/src/routes/x.tsx', "import '@sakina/portal-features/care/booking';", true],
  ['apps/web/src/services/x.ts', "import 'socket.io-client';", false],
  ['apps/web/src/portal/x.ts', "import 'zustand/vanilla';", true],
  ['apps/web/src/portal/x.ts', "import 'valibot';", false],
  ['apps/web/src/frames/x.ts', "import 'zustand/vanilla';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import 'zustand';", false],
  ['packages/portal-features/src/care/newest/screens/X.tsx', "import 'socket.io-client';", false],
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

const hook =
  "import { useState } from 'react';\nexport function X({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n";

/** Files that break a rule of another kind, and the rule. */
const breaches: [what: string, rule: string, files: Record<string, string>][] = [
  [
    'a cycle',
    'no-cycle',
    {
      'packages/platform/src/domain/a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
      'packages/platform/src/domain/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a();\n",
    },
  ],
  ['a hook in a condition', 'rules-of-hooks', { 'packages/portal-features/src/care/newest/screens/Hook.tsx': hook }],
  [
    'a hook in a condition of a story',
    'rules-of-hooks',
    { 'packages/portal-features/src/care/newest/screens/Hook.stories.tsx': hook },
  ],
  [
    'text outside the catalogue',
    'jsx-no-literals',
    { 'packages/portal-features/src/care/newest/screens/Words.tsx': 'export const X = () => <p>Hello there</p>;\n' },
  ],
];

/** A name of its own for each case, in the place and of the kind that its rules are about. */
const placeOf = (file: string, at: number) => file.replace(/([xX])\.(?=\w)/, `$1${at}.`);

let house: string;
let report: readonly string[];

/** Everything is written as a stranger might write it, and linted at once: the real linter takes a second to start. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  // The rules of our own that the configuration names.
  cpSync(join(root, 'tools/lint'), join(house, 'tools/lint'), { recursive: true });
  const files = {
    ...Object.fromEntries(cases.map(([file, line], at) => [placeOf(file, at), `${line}\n`])),
    ...(Object.assign({}, ...breaches.map(([, , of]) => of)) as Record<string, string>),
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: house,
    encoding: 'utf8',
  });
  report = stdout.split('\n');
});
afterAll(() => rmSync(house, { recursive: true }));

/** Whether the report names a rule in a file. */
const isReported = (file: string, rule: string) =>
  report.some((line) => line.includes(`${file}:`) && line.includes(rule));

describe('the linter', () => {
  it.each(cases.map((one, at) => [...one, at] as const))('in %s: %s is allowed: %s', (file, _, isAllowed, at) => {
    expect(isReported(placeOf(file, at), 'import-table')).toBe(!isAllowed);
  });

  it.each(breaches)('refuses %s', (_, rule, files) => {
    expect(Object.keys(files).some((file) => isReported(file, rule))).toBe(true);
  });
});
