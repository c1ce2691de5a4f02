import { expect, it } from 'vitest';
import { pageAfter } from './page-after.ts';

it.each([
  ['refused', '/provider/calendar', '', '/auth/login?redirect=%2Fprovider%2Fcalendar'],
  ['unanswered', '/dashboard', '', '/auth/login?redirect=%2Fdashboard'],
  ['switch', '/join/rpcyv9669n6wb4aj', '', '/auth/login?redirect=%2Fjoin%2Frpcyv9669n6wb4aj'],
  ['idle', '/provider/notes', '?note=not-7', '/auth/login?redirect=%2Fprovider%2Fnotes%3Fnote%3Dnot-7'],
  ['refused', '/about', '', '/auth/login?redirect=%2Fabout'],
  ['replaced', '/provider/notes', '?note=not-7', '/auth/login'],
  ['logout', '/provider/calendar', '', '/'],
  ['logout', '/about', '?x=1', '/'],
] as const)('[AUTH-6] a session that ended as %s leads from %s%s to %s', (reason, pathname, search, next) => {
  expect(pageAfter(reason, pathname, search)).toBe(next);
});

it.each(['refused', 'unanswered', 'idle', 'switch', 'replaced', 'logout'] as const)(
  '[API-3] leaves the landing page and the sign-in pages alone when a session ends as %s',
  (reason) => {
    expect(['/', '/auth/login', '/auth/callback', '/quick-login'].map((path) => pageAfter(reason, path, ''))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  },
);
