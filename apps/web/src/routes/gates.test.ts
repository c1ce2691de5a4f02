import { lazyPart, LinkProvider, LocaleProvider } from '@sakina/design-system';
import type { Session } from '@sakina/platform/auth';
import { patterns, userFromClaims } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { FormatLocaleProvider } from '@sakina/platform/react/environment';
import { AuthProvider } from '@sakina/platform/react/session';
import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { FlagGate } from './FeatureGate.tsx';
import { Page } from './Page.tsx';
import { RouterLink } from './RouterLink.tsx';
import { preloadRoute } from './preload-route.ts';
import { routeTable } from './route-table.ts';
import type { AppRoute } from './route-table.ts';

const SECRET = 'What stands behind the gate';

function person(roles: readonly string[], permissions: readonly string[], plan?: string): User {
  const organization_context =
    plan === undefined ? undefined : { current_org_id: 'org-1', current_org_name: 'Noor Clinic', plan };
  return userFromClaims({
    sub: 'u',
    email: 'amina@demo.test',
    realm_access: { roles },
    permissions,
    organization_context,
  });
}

/** A session of a signed-in user that does nothing. */
function sessionOf(user: User): Session {
  const state = { status: 'signed-in', user };
  return { getSnapshot: () => state, subscribe: () => () => undefined } as unknown as Session;
}

async function textOf(element: ReactNode, user: User, path = '/'): Promise<string> {
  const inside = h(AuthProvider, {
    session: sessionOf(user),
    children: h(
      MemoryRouter,
      { initialEntries: [path] },
      h(LinkProvider, { component: RouterLink, children: element }),
    ),
  });
  const { prelude } = await prerender(
    h(LocaleProvider, { locale: 'en-US', children: h(FormatLocaleProvider, { locale: 'en-US', children: inside }) }),
  );
  const html = await new Response(prelude).text();
  return html
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** A screen that records when its code is loaded. */
function watchedScreen() {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.resolve(() => h('p', null, SECRET)));
  return { load, screen: lazyPart(load) };
}

function routeAt(pattern: string): AppRoute {
  const route = routeTable.find((entry) => entry.pattern === pattern);
  if (!route) throw new Error(`No route ${pattern}`);
  return route;
}

const therapist = person(['therapist'], ['sakina:reporting_analytics:view'], 'professional');

describe('a flag', () => {
  it.each([
    [patterns.videoCall, 'voiceVideo'],
    [patterns.groupVideo, 'voiceVideo'],
    [patterns.broadcastStudio, 'voiceVideo'],
    [patterns.broadcastView, 'voiceVideo'],
    [patterns.deenya, undefined],
    [patterns.joinRoom, undefined],
    [patterns.startSession, undefined],
  ])('[FRAME-8] of %s is %s', (pattern, flag) => {
    expect(routeAt(pattern).flag).toBe(flag);
  });

  const shown = async (flag: 'voiceVideo' | 'assistant', flags: { voiceVideo: boolean; assistant: boolean }) => {
    const { load, screen } = watchedScreen();
    const answer = Promise.resolve(flags);
    const text = await textOf(h(FlagGate, { flag, readFlags: () => answer, children: h(screen) }), therapist);
    return { text, isLoaded: load.mock.calls.length > 0 };
  };

  it('[FRAME-8] that is on lets its screen through', async () => {
    const { text, isLoaded } = await shown('voiceVideo', { voiceVideo: true, assistant: false });
    expect(text).toContain(SECRET);
    expect(isLoaded).toBe(true);
  });

  it('[FRAME-8] [FRAME-4] is off while nothing is configured', async () => {
    expect(await textOf(h(FlagGate, { flag: 'voiceVideo', children: SECRET }), therapist)).toContain(
      'Voice and video aren’t enabled here',
    );
  });

  it('[FRAME-8] that is off says so and does not load the screen’s code', async () => {
    for (const flag of ['voiceVideo', 'assistant'] as const) {
      const { text, isLoaded } = await shown(flag, {
        voiceVideo: false,
        assistant: false,
        [flag === 'voiceVideo' ? 'assistant' : 'voiceVideo']: true,
      });
      expect(text).toContain('n’t enabled here');
      expect(text).not.toContain(SECRET);
      expect(isLoaded).toBe(false);
    }
  });
});

describe('a gated route', () => {
  const open = async (user: User) => {
    const { load, screen } = watchedScreen();
    const text = await textOf(
      h(Page, { route: { ...routeAt(patterns.providerAnalytics), screen } }),
      user,
      patterns.providerAnalytics,
    );
    return { text, isLoaded: load.mock.calls.length > 0 };
  };

  it('[ROLE-10] is /provider/analytics, for analytics and reports', () => {
    expect(routeTable.filter((route) => route.feature).map(({ pattern, feature }) => [pattern, feature])).toEqual([
      [patterns.providerAnalytics, 'reporting_analytics'],
    ]);
  });

  it('[ROLE-10] opens to permission and plan', async () => {
    expect((await open(therapist)).text).toContain(SECRET);
  });

  it.each([
    [
      'which plans have it',
      person(['imam'], ['sakina:reporting_analytics:view']),
      'Your plan doesn’t include analytics and reports',
    ],
    [
      'whom to ask for the permission',
      person(['therapist'], [], 'professional'),
      'An administrator at Noor Clinic can grant it.',
    ],
    [
      'that the area is not theirs, before any plan',
      person(['patient'], [], 'professional'),
      'Provider Access Required',
    ],
  ])('[ROLE-10] says %s, and loads no code', async (_what, user, words) => {
    const { text, isLoaded } = await open(user);
    expect(text).toContain(words);
    expect(text).not.toContain(SECRET);
    expect(isLoaded).toBe(false);
  });

  it('[FRAME-8] [ROLE-10] does not load its screen ahead of the gate; a route without a gate does', () => {
    const frames = {};
    const RuntimeLayout = { preload: () => undefined };
    const gated = routeTable.filter((route) => route.flag ?? route.feature);
    expect(gated).toHaveLength(5);
    for (const route of gated) {
      const { load, screen } = watchedScreen();
      preloadRoute({ ...route, screen }, { RuntimeLayout, frames });
      expect(load).not.toHaveBeenCalled();
    }
    const { load, screen } = watchedScreen();
    preloadRoute({ ...routeAt(patterns.providerClients), screen }, { RuntimeLayout, frames });
    expect(load).toHaveBeenCalledOnce();
  });

  it('[FAST-2] loads its frame and the services together with its screen', () => {
    const [frame, services] = [vi.fn<() => void>(), vi.fn<() => void>()];
    preloadRoute(routeAt(patterns.providerClients), {
      RuntimeLayout: { preload: services },
      frames: { provider: { preload: frame } },
    });
    expect([frame.mock.calls.length, services.mock.calls.length]).toEqual([1, 1]);
  });

  it('[SEC-5] [ROLE-7] is closed by its guard, whatever path led there', async () => {
    const { load, screen } = watchedScreen();
    const admin = { ...routeAt(patterns.adminUsers), screen };
    for (const path of ['/admin/users', '/ADMIN/users', '/%61dmin/users']) {
      expect(await textOf(h(Page, { route: admin }), therapist, path)).toContain('Access Denied');
    }
    expect(load).not.toHaveBeenCalled();
  });
});

it('[FRAME-8] no link leads to what a flag enables without asking for the flag', () => {
  const sources = import.meta.glob<string>(
    [
      '../**/*.{ts,tsx}',
      '../../../../packages/portal-features/src/**/*.{ts,tsx}',
      '!**/*.test.ts',
      '!**/*.stories.tsx',
    ],
    { query: '?raw', import: 'default', eager: true },
  );
  const linking = Object.entries(sources).filter(
    ([, source]) =>
      /paths\.(videoCall|groupVideo|broadcastStudio|broadcastView)\(|['"`]\/(video-call|group-video|broadcast\/)/.test(
        source,
      ) && !source.includes('useConnectCall() !== null'),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(linking.map(([file]) => file)).toEqual([]);
});
