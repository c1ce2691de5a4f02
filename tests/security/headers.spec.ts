import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { root } from '../architecture/repository.ts';
import { frameText, startForeignSite } from './support/foreign-site.ts';
import { expect, test } from './support/sandbox.ts';

const SILENT_CHECK = '/silent-check-sso.html';

/** A script of a build, as its host names it. */
const scriptOf = (build: string) =>
  `/assets/${readdirSync(join(root, 'apps/web', build, 'assets')).find((file) => /^index-.*\.js$/.test(file))}`;

/** Every kind of answer that a host gives: its status, and whether our own pages may frame it. */
const answers = (build: string): [path: string, status: number][] => [
  ['/', 200],
  ['/dashboard', 200],
  ['/nowhere/at/all', 200],
  ['/index.html', 200],
  ['/favicon.svg', 200],
  ['/config.json', 200],
  [SILENT_CHECK, 200],
  [scriptOf(build), 200],
  ['/assets/gone-a1b2c3.js', 404],
  ['/assets/', 404],
  ['/humans.txt', 404],
  ['/.env', 404],
  ['/_headers', 404],
  ['/%00', 404],
];

/** What each directive allows; the addresses of the servers stand in connect-src and frame-src beside it. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
};
const PART_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const HEADERS: Readonly<Record<string, string>> = { ...PART_HEADERS, 'cross-origin-opener-policy': 'same-origin' };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

/** Asks a host for every kind of answer and finds the strict headers on each. */
async function expectStrict(
  request: APIRequestContext,
  base: string,
  build: string,
  servers: string[] = [],
): Promise<void> {
  for (const [path, status] of answers(build)) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(base + path, { method, maxRedirects: 0 });
      const headers = answer.headers();
      const isFramed = path === SILENT_CHECK;
      expect(answer.status(), `${method} ${path}`).toBe(status);
      expect(JSON.stringify(headers)).not.toMatch(/unsafe-|\*/);
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
      if (path.startsWith('/assets/')) {
        // Part of a page, whose policy holds for it.
        expect(headers, `${method} ${path}`).toMatchObject(PART_HEADERS);
        continue;
      }
      expect(headers, `${method} ${path}`).toMatchObject({
        ...HEADERS,
        'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
      });
      const policy = directives(headers['content-security-policy'] ?? '');
      expect(policy, `${method} ${path}`).toMatchObject({
        ...POLICY,
        'frame-ancestors': isFramed ? "'self'" : "'none'",
      });
      expect(policy['connect-src']?.split(' ').toSorted(), `${method} ${path}`).toEqual(
        ["'self'", ...servers].toSorted(),
      );
      // Of the servers the identity server alone is posted to: at logout.
      expect(policy['form-action'], `${method} ${path}`).toBe(["'self'", ...servers.slice(1, 2)].join(' '));
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  }
  const refused = await request.post(`${base}/`);
  expect(refused.status()).toBe(405);
  expect(refused.headers()).toMatchObject({ ...HEADERS, 'x-frame-options': 'DENY' });
}

/** The address that a server program prints last. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    program.once('exit', (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (text: Buffer) => {
        printed += text.toString();
        const [, port] = /http:\/\/localhost:(\d+)\//.exec(printed) ?? [];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
    }
  });
}

test('every kind of answer of every host carries the strict headers, and lets the app call its servers alone [SEC-9]', async ({
  request,
  sandbox,
}) => {
  await test.step('the sandbox', () =>
    expectStrict(request, sandbox.appUrl, 'dist', [
      sandbox.apiUrl,
      sandbox.identityUrl,
      sandbox.apiUrl.replace('http', 'ws'),
    ]));
  for (const [variable, build] of [
    ['DEMO_URL', 'dist-demo'],
    ['PRODUCTION_URL', 'dist'],
  ] as const) {
    await test.step(`the host of ${build} under test`, () =>
      // `localhost` is also the name of ::1 here, where no one listens.
      expectStrict(request, (process.env[variable] ?? '').replace('localhost', '127.0.0.1'), build));
  }
  await test.step('what `npm start` serves', async () => {
    const { PORT: _, ...env } = process.env;
    const program = spawn(process.execPath, [join(root, 'tools/serve-demo.mjs')], { env });
    try {
      await expectStrict(request, await addressOf(program), 'dist-demo');
    } finally {
      program.kill();
    }
  });
});

test.describe('someone else’s site', () => {
  test.use({ provoked: /frame|Framing/i });

  test('has no hold on the window of the app that it opens, and cannot frame it nor the silent check, while our own pages frame the silent check alone [SEC-9] [AUTH-5]', async ({
    page,
    context,
    sandbox,
  }) => {
    const foreign = await startForeignSite();
    try {
      await page.goto(foreign.url);
      const opening = context.waitForEvent('page');
      await page.evaluate((url) => {
        Object.assign(window, { opened: window.open(url, 'app') });
      }, sandbox.appUrl);
      const opened = await opening;
      await expect(opened.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
      expect(await opened.evaluate(() => [window.opener, window.name])).toEqual([null, '']);
      expect(await page.evaluate(() => (Reflect.get(window, 'opened') as Window).closed)).toBe(true);
      await opened.close();

      for (const path of ['/', '/auth/login', '/dashboard', SILENT_CHECK, '/config.json'])
        expect(await frameText(page, sandbox.appUrl + path), path).toBeNull();
      // Its own page it may frame: the refusals above are ours.
      expect(await frameText(page, `${foreign.url}/own`)).toContain('Elsewhere');
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await frameText(page, SILENT_CHECK)).toContain('<script');
      for (const path of ['/', '/dashboard', '/index.html']) expect(await frameText(page, path), path).toBeNull();
    } finally {
      await foreign.close();
    }
  });
});

test.describe('what an attacker could put into the page', () => {
  test.use({ provoked: /Content Security Policy|Refused|Failed to load|violates/ });

  test('does not run, and reaches no one [SEC-9]', async ({ page }) => {
    const foreign = await startForeignSite();
    try {
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const outcome = await page.evaluate(async (elsewhere) => {
        const violated: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          violated.push(effectiveDirective),
        );
        const ran: string[] = [];
        Object.assign(window, { ran });
        const put = (html: string) => {
          const holder = document.createElement('div');
          holder.append(document.createRange().createContextualFragment(html));
          document.body.append(holder);
          return holder;
        };
        put('<script>window.ran.push("inline script")</script>');
        put(`<script src="${elsewhere}/script.js"></script>`);
        put('<script src="data:text/javascript,window.ran.push(%22data%22)"></script>');
        put('<img src="x:" onerror="window.ran.push(\'handler\')">');
        put(`<img src="${elsewhere}/image">`);
        put('<style id="injected">body { background: rgb(1, 2, 3) }</style>');
        put(`<link rel="stylesheet" href="${elsewhere}/style.css">`);
        put(`<object data="${elsewhere}/object"></object>`);
        put(`<iframe src="${elsewhere}/frame"></iframe>`);
        put(`<base href="${elsewhere}/">`);
        put('<a id="link" href="javascript:window.ran.push(\'link\')">x</a>').querySelector('a')?.click();
        const form = put(
          `<form action="${elsewhere}/form" method="post"><input name="a" value="b"></form>`,
        ).querySelector('form');
        form?.submit();
        await new Promise((resolve) => {
          setTimeout(() => {
            try {
              (Reflect.construct(Function, ['window.ran.push("eval")']) as () => void)();
            } catch (error) {
              violated.push((error as Error).name);
            }
            resolve(undefined);
          });
        });
        const refused: string[] = [];
        await fetch(`${elsewhere}/fetch`).catch(() => refused.push('fetch'));
        if (!navigator.sendBeacon(`${elsewhere}/beacon`, 'x')) refused.push('beacon');
        await new Promise((resolve) => {
          const socket = new WebSocket(elsewhere.replace('http', 'ws'));
          socket.addEventListener('error', () => {
            refused.push('socket');
            resolve(undefined);
          });
          socket.addEventListener('open', resolve);
        }).catch(() => refused.push('socket'));
        Object.assign(window, { violated });
        return {
          refused,
          background: getComputedStyle(document.body).backgroundColor,
          base: document.baseURI,
        };
      }, foreign.url);
      // Violations are told by events, after the fact.
      const noted = (name: 'ran' | 'violated') =>
        page.evaluate((key) => (Reflect.get(window, key) as string[] | undefined) ?? [], name);
      await expect
        .poll(async () => [...new Set(await noted('violated'))].toSorted())
        .toEqual(
          [
            'script-src-elem',
            'script-src-attr',
            'img-src',
            'style-src-elem',
            'object-src',
            'frame-src',
            'base-uri',
            'form-action',
            'EvalError',
            'script-src',
            'connect-src',
          ].toSorted(),
        );
      expect(await noted('ran')).toEqual([]);
      expect(outcome.background).not.toBe('rgb(1, 2, 3)');
      expect(outcome.base).toBe(page.url());
      expect(outcome.refused).toEqual(expect.arrayContaining(['fetch', 'socket']));
      expect(foreign.visits).toEqual([]);
    } finally {
      await foreign.close();
    }
  });
});
