import { describe, expect, it } from 'vitest';
import { takeCallbackAnswer } from './callback-answer.ts';

/** A window at an address, with the history entries that were written. */
function windowAt(href: string) {
  const entries: string[] = [];
  const location = new URL(href);
  return {
    entries,
    window: {
      location,
      history: {
        replaceState: (_state: unknown, _unused: string, url?: string | URL | null) => void entries.push(String(url)),
      },
    },
  };
}

const site = 'https://sakina.example';

describe('the answer of the identity server', () => {
  it.each([
    `${site}/auth/callback?code=c-1&state=s-1`,
    `${site}/auth/callback/?code=c-1&state=s-1`,
    `${site}/auth/callback?error=access_denied&state=s-1`,
    `${site}/auth/callback#code=c-1&state=s-1`,
    `${site}/auth/callback?code=c-1&state=s-1#top`,
    `${site}/auth/callback?code=c-1`,
    `${site}/auth/callback?code=c-1&state=`,
    `${site}/auth/callback?state=s-1`,
    `${site}/auth/callback?error=login_required&error_description=%3Cimg%20src%3Dx%3E`,
    `${site}/auth/callback#access_token=t-1&state=s-1&token_type=Bearer`,
    `${site}/auth/callback?anything`,
  ])('[SEC-4] leaves the address at once and takes the place of its entry in the history: %s', (href) => {
    const { entries, window } = windowAt(href);
    expect(takeCallbackAnswer(window)).toBe(href);
    expect(entries).toEqual(['/auth/callback']);
  });

  it('[SEC-4] is null after a reload, and the history is unchanged', () => {
    const { entries, window } = windowAt(`${site}/auth/callback`);
    expect(takeCallbackAnswer(window)).toBeNull();
    expect(entries).toEqual([]);
  });

  it.each([
    '/',
    '/auth/login?redirect=%2Fprofile',
    '/auth/callbacks?code=c',
    '/silent-check-sso.html?code=c&state=s',
    '/x/auth/callback?code=c',
  ])('[SEC-4] is not read on any other page: %s', (path) => {
    const { entries, window } = windowAt(site + path);
    expect(takeCallbackAnswer(window)).toBeNull();
    expect(entries).toEqual([]);
  });
});
