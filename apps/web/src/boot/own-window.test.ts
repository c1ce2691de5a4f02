import { expect, it } from 'vitest';
import { openOwnWindow, OWN_WINDOW_KEY } from './own-window.ts';

/** A tab with its own storage, at an address. */
function tab(values = new Map<string, string>()) {
  return {
    values,
    at: (pathname: string, search = '') =>
      openOwnWindow({
        location: { pathname, search },
        sessionStorage: {
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, value) => void values.set(key, value),
        },
      }),
  };
}

it.each([
  ['/quick-login', '?window=usr-4f1c9a', true],
  ['/quick-login', '?redirect=%2Fdashboard&window=', true],
  ['/quick-login', '', false],
  ['/dashboard', '?window=usr-4f1c9a', false],
  ['/quick-login/more', '?window=usr-4f1c9a', false],
])('[AUTH-11] at %s%s a tab is a window with its own sign-in: %s', (pathname, search, isOwn) => {
  expect(tab().at(pathname, search)).toBe(isOwn);
});

it('[AUTH-11] keeps its own sign-in on every page of the tab and over a reload, and stores no one’s name', () => {
  const { at, values } = tab();
  expect(at('/quick-login', '?window=usr-4f1c9a')).toBe(true);
  expect(at('/dashboard')).toBe(true);
  expect([...values]).toEqual([[OWN_WINDOW_KEY, 'own']]);
  expect(tab().at('/dashboard')).toBe(false);
});

it('[SEC-10] shares the sign-in of the browser where the tab’s storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(
    openOwnWindow({
      location: { pathname: '/quick-login', search: '?window=usr-4f1c9a' },
      sessionStorage: { getItem: refuse, setItem: refuse },
    }),
  ).toBe(false);
});
