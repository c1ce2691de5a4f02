import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  headersFor,
  securityHeaders,
  toHeadersFile,
  toNginx,
  toRedirectsFile,
} from '../../apps/web/hosting/index.ts';
import { root } from './repository.ts';

const config = {
  apiBase: 'https://api.example',
  cloudBase: 'https://cloud.example',
  realtimeBase: 'https://live.example',
  oidcAuthority: 'https://id.example/realms/sakina',
  oidcClientId: 'web',
  errorDsn: 'https://key@errors.example/4',
};
const secure = { config, isSecure: true };

/** The directives of a policy, by name. */
function directives(path: string, options: Parameters<typeof securityHeaders>[1] = secure): Record<string, string[]> {
  const policy = securityHeaders(path, options)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe('the security headers', () => {
  it('[SEC-9] let scripts come from our own files alone', () => {
    expect(directives('/')).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(directives('/')['form-action']).toEqual(["'self'", 'https://id.example']);
    expect(JSON.stringify(headersFor('/', secure))).not.toMatch(/unsafe|\*|data:.*script/);
  });

  it('[SEC-9] let the app call its configured servers, the realtime one by WebSocket, and no one else', () => {
    expect(directives('/')['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://cloud.example',
      'https://id.example',
      'https://errors.example',
      'https://live.example',
      'wss://live.example',
    ]);
    expect(directives('/')['frame-src']).toEqual(["'self'", 'https://id.example']);
  });

  it('[SEC-9] [REAL-2] let calls through a LiveKit server, and nowhere where none is named', () => {
    const found = directives('/', { config: { ...config, livekitBase: 'https://media.example' }, isSecure: true });
    expect(found['connect-src']).toEqual(expect.arrayContaining(['https://media.example', 'wss://media.example']));
    expect(directives('/')['connect-src']).not.toContain('wss://media.example');
  });

  it('[SEC-9] take the API for the realtime server where none is named', () => {
    const local = {
      config: {
        apiBase: 'http://127.0.0.1:4010',
        cloudBase: 'http://127.0.0.1:4010',
        oidcAuthority: 'http://127.0.0.1:4011',
      },
      isSecure: false,
    };
    expect(directives('/', local)['connect-src']).toEqual([
      "'self'",
      'http://127.0.0.1:4010',
      'http://127.0.0.1:4011',
      'ws://127.0.0.1:4010',
    ]);
  });

  it('[SEC-9] allow of inline styles the two of React Aria, as they stand in the library', () => {
    const textOf = (file: string) => {
      const source = readFileSync(join(root, 'node_modules/react-aria/dist/private', file), 'utf8');
      return (/style\.textContent = `([^`]+)`\.trim/.exec(source)?.[1] ?? '')
        .replace(/\$\{[\w$]+PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable')
        .trim();
    };
    const allowed = [textOf('interactions/usePress.mjs'), textOf('overlays/usePreventScroll.mjs')];
    const hashes = allowed.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(directives('/')['style-src']).toEqual(["'self'", ...hashes]);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'api.example',
    'javascript:alert(1)',
    "https://x'; script-src *",
    'data:text/html,x',
    { toString: () => 'https://evil.example' },
  ])('[SEC-9] allow nothing for an address that holds %j', (apiBase) => {
    const found = directives('/', { config: { apiBase }, isSecure: true });
    expect(found['connect-src']).toEqual(["'self'"]);
    expect(found['script-src']).toEqual(["'self'"]);
  });

  it('[SEC-9] let no one frame a page, and our own pages the silent check', () => {
    for (const path of ['/', '/dashboard', '/index.html', '/silent-check-sso.html/x']) {
      expect(directives(path)['frame-ancestors']).toEqual(["'none'"]);
      expect(securityHeaders(path, secure)['X-Frame-Options']).toBe('DENY');
    }
    expect(directives('/silent-check-sso.html')['frame-ancestors']).toEqual(["'self'"]);
    expect(securityHeaders('/silent-check-sso.html', secure)['X-Frame-Options']).toBe('SAMEORIGIN');
  });

  it('[SEC-9] keep to https where the host is reached by it, and say nothing of it where it is not', () => {
    expect(securityHeaders('/', secure)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(directives('/')).toHaveProperty('upgrade-insecure-requests');
    const plain = { config, isSecure: false };
    expect(securityHeaders('/', plain)).not.toHaveProperty('Strict-Transport-Security');
    expect(directives('/', plain)).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('[SEC-9] tell no other site where someone came from, share no window and no file, and guess no type', () => {
    expect(securityHeaders('/', secure)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('[SEC-9] keep camera and microphone for our own pages, and turn the rest off', () => {
    const policy = (securityHeaders('/', secure)['Permissions-Policy'] ?? '').split(', ');
    expect(policy.filter((entry) => entry.endsWith('=(self)')).toSorted()).toEqual([
      'camera=(self)',
      'display-capture=(self)',
      'fullscreen=(self)',
      'microphone=(self)',
      'screen-wake-lock=(self)',
    ]);
    expect(policy).toEqual(expect.arrayContaining(['geolocation=()', 'payment=()', 'usb=()', 'browsing-topics=()']));
  });

  it.each([
    ['/assets/index-a1.js', 'public, max-age=31536000, immutable'],
    ['/assets/manifest.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/config.json', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/silent-check-sso.html', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/assetsX/a.js', 'no-cache'],
  ])('have %s kept: %s', (path, expected) => {
    expect(cacheControl(path)).toBe(expected);
  });
});

describe('the headers for hosts of static files', () => {
  /** What a host that reads `_headers` sends: rules in their order, `!` takes back. */
  function sentBy(file: string, path: string): Record<string, string> {
    const sent: Record<string, string> = {};
    let applies = false;
    for (const line of file.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#'))) {
      if (!line.startsWith(' ')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
      else if (applies && line.startsWith('  ! ')) delete sent[line.slice(4)];
      else if (applies) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
      }
    }
    return sent;
  }

  it('[SEC-9] [FAST-1] stand with documents and workers whole, and with parts of a page as far as they bear on files', () => {
    for (const path of ['/assets/workers/e2ee-worker-a1.js', '/sw.js', '/config.json', '/assets/manifest.json'])
      expect(securityHeaders(path, secure)).toEqual(securityHeaders('/', secure));
    for (const path of ['/assets/index-a1.js', '/assets/app-a1.css', '/assets/karla-a1.woff2'])
      expect(securityHeaders(path, secure)).toEqual({
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      });
  });

  it.each(['/', '/dashboard', '/silent-check-sso.html', '/assets/manifest.json', '/config.json', '/sw.js'])(
    '[SEC-9] are in `_headers` what our own host sends for %s',
    (path) => {
      expect(sentBy(toHeadersFile(secure), path)).toEqual(headersFor(path, secure));
    },
  );

  it('[SEC-9] [SEC-19] keep hashed files an hour by `_headers`, which names paths and not files that are there', () => {
    for (const path of ['/assets/index-a1.js', '/assets/workers/e2ee-worker-a1.js'])
      expect(sentBy(toHeadersFile(secure), path)).toEqual({
        ...headersFor(path, secure),
        'Cache-Control': 'public, max-age=3600',
      });
    expect(toHeadersFile(secure)).not.toContain('immutable');
  });

  it('let a browser keep for ever what is there, and never the refusal of what is missing', () => {
    const forever = toNginx(secure)
      .split('\n')
      .filter((line) => line.includes('immutable'));
    expect(forever).toHaveLength(2);
    for (const line of forever) expect(line).toMatch(/^ {2}add_header Cache-Control "[^"]*immutable";$/);
  });

  it.each([
    ['/assets/index-gone.js', '/assets/404.html 404'],
    ['/.well-known/acme-challenge/x', '/assets/404.html 404'],
    ['/config.json', '/assets/404.html 404'],
    ['/sw.js', '/assets/404.html 404'],
    ['/about', '/pages/en/about.html 200'],
    ['/about/us', '/index.html 200'],
    ['/dashboard', '/index.html 200'],
  ])('[SEC-19] answer %s, where there is no such file, by `_redirects` with %s', (path, expected) => {
    const rules = toRedirectsFile([{ path: '/about', file: 'pages/en/about.html' }])
      .split('\n')
      .map((line) => line.split(' '));
    const found = rules.find(([from = '']) =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
    );
    expect(found?.slice(1).join(' ')).toBe(expected);
  });

  it('[ERROR-1] have nginx answer an address that was cut within an escape with the app, as not there', () => {
    const [outside = ''] = toNginx(secure).split('location');
    expect(outside).toMatch(/^error_page 400 =404 \/index\.html;$/m);
  });

  it('leave the files open by which a host proves who it is', () => {
    const [, open = '', hidden = ''] =
      /^(location \^~ \/\.well-known\/ \{)[^]*^(location ~ \/\\\..*)$/m.exec(toNginx(secure)) ?? [];
    expect(open).not.toBe('');
    expect(hidden).toContain('return 404');
  });

  it('[SEC-9] stand in the how-to for nginx as they are sent', () => {
    const guide = readFileSync(join(root, 'docs/how-to/host.md'), 'utf8');
    const [, example = '{}'] = /```json\n([^`]+)```/.exec(guide) ?? [];
    const [, snippet = ''] = /```nginx\n([^`]+)```/.exec(guide) ?? [];
    expect(snippet).toBe(toNginx({ config: JSON.parse(example) as object, isSecure: true }));
  });
});
