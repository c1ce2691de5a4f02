import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../auth/single-sign-on/testing.ts';
import type { Session } from '../../auth/session-api.ts';
import type { SessionState } from '../../auth/session-state.ts';
import { userFromClaims } from '../../domain/index.ts';
import type { Client } from '../../client/index.ts';
import { DataProvider } from '../data/client.tsx';
import { ClockProvider } from '../environment/clock.tsx';
import { useFormat } from '../environment/format.ts';
import { FormatLocaleProvider } from '../environment/locale.tsx';
import { AuthProvider } from '../session/index.ts';
import { keepZone } from './kept-zone.ts';
import { PracticeClock } from './practice-clock.tsx';

afterEach(() => void vi.unstubAllGlobals());

const AT = '2026-11-24T15:00:00Z';
/** Still the day before in New York. */
const NIGHT = '2026-11-24T02:00:00Z';

function Times() {
  const format = useFormat();
  const times = [format.time(AT), format.timeRange(AT, AT), format.time(AT, 'Asia/Tokyo')];
  const dates = [format.relativeDay(NIGHT), format.shortDate(NIGHT), format.zone(format.timeZone, AT)];
  return h('p', null, [...times, ...dates].join(' | '));
}

/** The text at a device in Dubai on the first paint, before anything was read. */
function firstPaint(roles: readonly string[], keptFor?: string): string {
  const storage = memoryStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  if (keptFor !== undefined) keepZone(storage, keptFor, 'America/New_York');
  const user = userFromClaims({ sub: 'usr-1', email: 'amina@demo.test', realm_access: { roles } });
  const state = { status: 'signed-in', user } as SessionState;
  const session = { getSnapshot: () => state, subscribe: () => () => undefined } as Partial<Session> as Session;
  const clock = { now: () => Date.parse(AT), timeZone: 'Asia/Dubai' };
  const inside = h(ClockProvider, { clock, children: h(PracticeClock, { children: h(Times) }) });
  // Nothing is called on a first paint.
  const data = h(DataProvider, { client: {} as Client, cacheKey: 'usr-1', children: inside });
  const page = h(FormatLocaleProvider, { locale: 'en-US', children: h(AuthProvider, { session, children: data }) });
  return (/<p>(.*)<\/p>/.exec(renderToString(page))?.[1] ?? '').replaceAll('\u202f', ' ');
}

const PENDING = '… | … | 12:00 AM | … | … | …';
const NEW_YORK = '10:00 AM | 10:00 AM | 12:00 AM | Yesterday | Nov 23, 2026 | Eastern Time';
const DUBAI = '7:00 PM | 7:00 PM | 12:00 AM | Today | Nov 24, 2026 | Gulf Standard Time';

test.each([
  ['a provider whose zone is not known yet', ['therapist'], undefined, PENDING],
  ['a provider whose zone was read before', ['therapist'], 'usr-1', NEW_YORK],
  ['a provider after another one', ['therapist'], 'usr-2', PENDING],
  ['an administrator without a practice', ['admin'], undefined, DUBAI],
])('[ROLE-4] the times, dates and zone on the first paint of %s', (_, roles, keptFor, text) => {
  expect(firstPaint(roles, keptFor).replaceAll('\u00a0', ' ')).toBe(text);
});
