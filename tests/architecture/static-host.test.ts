import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders, serveBuild } from '../../apps/web/hosting/index.ts';
import type { ServedBuild } from '../../apps/web/hosting/index.ts';

/** Long enough to be worth it. */
const LONG = 'export const care = 1;\n'.repeat(200);

let folder: string;
let host: ServedBuild;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['dist/assets', 'dist/pages/en/legal', 'dist/pages/ar/legal', 'dist/.well-known/acme-challenge'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [file, content] of Object.entries({
    'index.html': 'the app',
    'silent-check-sso.html': 'the check',
    _headers: 'secret',
    _redirects: 'secret',
    '.env': 'secret',
    'assets/index-a1.js': 'script',
    'assets/long-a1.js': LONG,
    'assets/small-a1.js': 'plain',
    'assets/small-a1.js.br': 'compressed',
    'assets/index-a1.js.map': 'secret',
    '.well-known/security.txt': 'Contact: mailto:security@sakina.example',
    '.well-known/acme-challenge/token-1': 'token-1.thumbprint',
    '.well-known/.secret': 'secret',
    'pages/en/about.html': 'about',
    'pages/ar/about.html': 'عن',
    'pages/en/legal/terms.html': 'terms',
    'pages/ar/legal/terms.html': 'شروط',
  })) {
    writeFileSync(join(folder, 'dist', file), content);
  }
  host = await serveBuild({ root: join(folder, 'dist'), config: { apiBase: 'https://api.example' } });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** A request whose path is sent as it stands: `fetch` would tidy it up. */
const get = (path: string, method = 'GET', headers: Record<string, string> = {}, { port } = host) =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });

describe('the host of the build', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/',
    '/@dr.amina',
    '/booking/new?provider=x.js',
    '/find-leader?q=a%2Fb',
    '/auth/callback?code=x&state=y',
  ])('gives the app at %s', async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, body]).toEqual([200, 'the app']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    });
  });

  it('[FAST-2] sends a prerendered page in the language of the address, else in the browser’s, else in English', async () => {
    const inLanguage = async (path: string, accepted = '') =>
      (await get(path, 'GET', { 'accept-language': accepted })).body;
    expect(await inLanguage('/about', 'de-DE,de;q=0.9')).toBe('about');
    expect(await inLanguage('/about', 'ar-EG,ar;q=0.9,en;q=0.8')).toBe('عن');
    expect(await inLanguage('/about', 'en;q=0.4, ar;q=0.9')).toBe('عن');
    expect(await inLanguage('/about?lang=en', 'ar')).toBe('about');
    expect(await inLanguage('/legal/terms/?lang=ar-AE', 'en')).toBe('شروط');
    expect(await inLanguage('/about?lang=../../secret', 'en')).toBe('about');
    expect((await get('/about')).headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    expect(await inLanguage('/mission')).toBe('the app');
  });

  it('[FAST-1] sends texts compressed to who can read that, and a cache is told so', async () => {
    const { headers } = await get('/assets/long-a1.js', 'GET', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
    expect((await get('/assets/long-a1.js')).body).toHaveLength(LONG.length);
    for (const encoding of ['br', 'identity']) {
      const page = await get('/about', 'GET', { 'accept-encoding': encoding });
      expect(String(page.headers['vary']).split(', ').toSorted()).toEqual(['Accept-Encoding', 'Accept-Language']);
    }
  });

  it('[FAST-1] sends what the build has compressed as it lies there, to who can read it, and by no other name', async () => {
    const encodings = {
      'gzip, br': 'br',
      'br;q=0.5': 'br',
      'br;q=0, gzip': undefined,
      identity: undefined,
      'x-br': undefined,
    };
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const { body, headers } = await get('/assets/small-a1.js', 'GET', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(body).toBe(encoding === 'br' ? 'compressed' : 'plain');
      expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
    }
    expect(await get('/assets/small-a1.js.br')).toMatchObject({ status: 404 });
  });

  it('[SEC-19] gives no page for a chunk that is gone, and has no one remember that', async () => {
    for (const path of ['/assets/index-old.js', '/assets/', '/favicon.ico', '/icons/x.svg', '/sw.js']) {
      const { status, body, headers } = await get(path);
      expect([status, body]).toEqual([404, '404\n']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('[SEC-9] gives the files by which a host proves who it is, and no page in their place', async () => {
    const contact = await get('/.well-known/security.txt');
    expect([contact.status, contact.body]).toEqual([200, 'Contact: mailto:security@sakina.example']);
    expect(contact.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    expect(await get('/.well-known/acme-challenge/token-1')).toMatchObject({ status: 200, body: 'token-1.thumbprint' });
    for (const path of ['/.well-known/', '/.well-known/change-password', '/.well-known/acme-challenge/token-2'])
      expect(await get(path)).toMatchObject({ status: 404, body: '404\n' });
  });

  it('holds hashed files in memory where it is told to, in each encoding, and reads all others each time', async () => {
    const root = mkdtempSync(join(tmpdir(), 'held-'));
    mkdirSync(join(root, 'assets'));
    const write = (content: string) => {
      for (const file of ['index.html', 'assets/manifest.json', 'assets/a-a1.js', 'assets/a-a1.js.br'])
        writeFileSync(join(root, file), `${file}: ${content}`);
    };
    const holding = await serveBuild({ root, holdsAssets: true });
    const bodies = async (method = 'GET') => {
      const asked = ['/assets/a-a1.js', '/assets/manifest.json', '/'].map((path) => get(path, method, {}, holding));
      return (await Promise.all([...asked, get('/assets/a-a1.js', method, { 'accept-encoding': 'br' }, holding)])).map(
        ({ body }) => body,
      );
    };
    write('first');
    expect(await bodies('HEAD')).toEqual(['', '', '', '']);
    expect(await bodies()).toEqual([
      'assets/a-a1.js: first',
      'assets/manifest.json: first',
      'index.html: first',
      'assets/a-a1.js.br: first',
    ]);
    write('second');
    expect(await bodies()).toEqual([
      'assets/a-a1.js: first',
      'assets/manifest.json: second',
      'index.html: second',
      'assets/a-a1.js.br: first',
    ]);
    await holding.close();
    rmSync(root, { recursive: true });
  });

  it('sends no more of a file than it promised, though that grows at once: the rest would begin the next answer', async () => {
    const root = mkdtempSync(join(tmpdir(), 'growing-'));
    const growing = await serveBuild({ root });
    for (let length = 1; length <= 200; length += 1) {
      writeFileSync(join(root, 'index.html'), 'a'.repeat(length));
      expect((await get('/', 'GET', {}, growing)).body).toHaveLength(length);
    }
    writeFileSync(join(root, 'index.html'), '');
    expect((await get('/', 'GET', {}, growing)).body).toBe('');
    await growing.close();
    rmSync(root, { recursive: true });
  });

  it('has hashed files kept for ever', async () => {
    const { body, headers } = await get('/assets/index-a1.js');
    expect(body).toBe('script');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('[FRAME-4] gives the configuration, never kept without asking', async () => {
    const { body, headers } = await get('/config.json');
    expect(JSON.parse(body)).toEqual({ apiBase: 'https://api.example' });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
  });

  const KINDS: [path: string, status: number][] = [
    ['/', 200],
    ['/dashboard', 200],
    ['/nowhere/at/all', 200],
    ['/about', 200],
    ['/index.html', 200],
    ['/config.json', 200],
    ['/silent-check-sso.html', 200],
    ['/assets/index-a1.js', 200],
    ['/assets/gone-a1b2c3.js', 404],
    ['/assets/', 404],
    ['/humans.txt', 404],
    ['/.env', 404],
    ['/%00', 404],
  ];

  it('[SEC-9] sends with every kind of answer, to GET and HEAD, just the headers that are laid down for its path', async () => {
    const config = { apiBase: 'https://api.example' };
    const secure = await serveBuild({ root: join(folder, 'dist'), config, isSecure: true });
    for (const [path, status] of KINDS) {
      for (const method of ['GET', 'HEAD']) {
        for (const [server, isSecure] of [
          [host, false],
          [secure, true],
        ] as const) {
          const answer = await get(path, method, {}, server);
          expect([path, answer.status]).toEqual([path, status]);
          const expected = Object.entries(securityHeaders(path, { config, isSecure }));
          expect(answer.headers).toMatchObject(
            Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
          );
          expect(Object.hasOwn(answer.headers, 'strict-transport-security')).toBe(isSecure);
          expect(answer.headers['server'] ?? answer.headers['x-powered-by']).toBeUndefined();
        }
      }
    }
    expect((await get('/', 'GET', {}, secure)).headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
    });
    await secure.close();
  });

  it('[ROUTE-8] [AUTH-5] [SEC-9] serves the silent check by its file, for our own pages alone to frame', async () => {
    const check = await get('/silent-check-sso.html');
    expect(check).toMatchObject({ status: 200, body: 'the check' });
    expect(check.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect((await get('/index.html')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/.well-known/.secret',
    '/.well-known/../.env',
    '/.well-known/%2e%2e/.env',
    '/.well-known',
    '/_headers',
    '/_redirects',
    '/about/../../../secret.txt',
    '/assets/index-a1.js.map',
    '/%00',
    '/%E0%A4%A',
    '//secret.txt',
    '*',
  ])('[SEC-9] gives nothing away at %s', async (path) => {
    const { body, status } = await get(path);
    expect(body).not.toContain('secret');
    expect([404, 400]).toContain(status);
  });

  it.each(['/@%D9%8', '/%E0%A4%A', '/therapist/%'])(
    '[ERROR-1] answers an address that was cut within an escape, %s, with the app, as an address that is not there',
    async (path) => {
      const { status, body, headers } = await get(path);
      expect([status, body]).toEqual([404, 'the app']);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    },
  );

  it('takes nothing', async () => {
    const { status, headers } = await get('/', 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('gives a HEAD the headers alone', async () => {
    const { body, headers } = await get('/assets/index-a1.js', 'HEAD');
    expect([body, headers['content-length']]).toEqual(['', '6']);
  });
});
