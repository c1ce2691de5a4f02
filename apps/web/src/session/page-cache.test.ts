import { createSession } from '@sakina/platform/auth';
import type { SessionState } from '@sakina/platform/auth';
import { userFromClaims } from '@sakina/platform/domain';
import { describe, expect, it, vi } from 'vitest';
import { guardPageCache } from './page-cache.ts';

const signedIn: SessionState = { status: 'signed-in', user: userFromClaims({ sub: 'u-1' }) };

/** A page that the browser puts into its page cache and restores. */
function page(initial: SessionState) {
  const state = initial;
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  const style = { display: '' };
  const scope = Object.assign(target, { document: { documentElement: { style } }, location: { reload } });
  guardPageCache({ getSnapshot: () => state }, scope as unknown as Window);
  const happen = (name: string, persisted: boolean) =>
    target.dispatchEvent(Object.assign(new Event(name), { persisted }));
  return { style, reload, happen };
}

describe('a page restored from the page cache', () => {
  it('[SEC-7] shows no frame of the previous user and is reloaded', () => {
    const { style, reload, happen } = page(signedIn);
    happen('pagehide', true);
    expect(style.display).toBe('none');
    happen('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(style.display).toBe('none');
  });

  it('[SEC-7] stays as it is if no user was signed in', () => {
    const signedOut = createSession(
      () => Promise.reject(new Error('not asked')),
      () => undefined,
    ).getSnapshot();
    const { style, reload, happen } = page(signedOut);
    happen('pagehide', true);
    happen('pageshow', true);
    expect(style.display).toBe('');
    expect(reload).not.toHaveBeenCalled();
  });

  it('[SEC-7] is not reloaded where it was loaded just now', () => {
    const { style, reload, happen } = page(signedIn);
    happen('pageshow', false);
    happen('pagehide', false);
    expect(style.display).toBe('');
    expect(reload).not.toHaveBeenCalled();
  });
});
