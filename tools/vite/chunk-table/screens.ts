import { APP, FEATURES, component, domain, contract } from './row.ts';
import type { ChunkRow } from './row.ts';

/** What the screens of a portal share, and what comes by itself after them. */
export const screenChunks: readonly ChunkRow[] = [
  {
    // Loaded ahead of every page that the app draws (preload-services.ts).
    name: 'single-sign-on',
    isExact: true,
    modules: [
      ...['callback', 'claims', 'index', 'manager', 'provider', 'revoke'].map(
        (file) => `packages/platform/src/auth/single-sign-on/${file}.ts`,
      ),
      ...['provider', 'token-lifetime'].map((file) => `packages/platform/src/auth/${file}.ts`),
      'node_modules/jwt-decode/',
      'node_modules/oidc-client-ts/',
    ],
  },
  {
    // What a record holds.
    name: 'records',
    isExact: true,
    modules: [
      'cloud/client-consents',
      'cloud/clients',
      'cloud/treatment-plans',
      'schemas/break-glass',
      'schemas/client-consent',
      'schemas/diagnosis',
      'schemas/note',
      'schemas/treatment',
      'v1/session-notes',
    ].map(contract),
  },
  { name: 'rooms', isExact: true, modules: ['cloud/rooms', 'schemas/room'].map(contract) },
  { name: 'measures', isExact: true, modules: ['schemas/measure', 'cloud/measures'].map(contract) },
  {
    // How appointments are offered, planned and cancelled.
    name: 'appointments',
    isExact: true,
    modules: [
      ...['cloud/appointment-series', 'schemas/appointment-series', 'schemas/booking', 'v1/calendar-sync'].map(
        contract,
      ),
      ...['cancellation/CancellationFacts.tsx', 'plan-text/', 'when/messages/index.ts', 'when/use-when.ts'].map(
        (path) => `${FEATURES}/shared/${path}`,
      ),
    ],
  },
  { name: 'community', isExact: true, modules: ['community', 'moderation'].map((name) => contract(`schemas/${name}`)) },
  {
    // The contract of accounts, invitations and payments, and the facts that the administration shows of them. Pages of
    // clients take the name of an organization and payments from it.
    name: 'people',
    isExact: true,
    modules: [
      ...[
        'admin-area',
        'admin-overview',
        'admin-provider',
        'admin-revenue',
        'admin-settings',
        'income',
        'invitation',
        'invoice',
        'payment',
        'payout',
      ].map((name) => contract(`schemas/${name}`)),
      ...[
        'Facts.tsx',
        'LoggedText.tsx',
        'RefusedAct.tsx',
        'in-words.ts',
        'queue/use-wait.tsx',
        'use-cursor-rows.ts',
        'messages/index.ts',
        'use-may-do.ts',
        'use-place-time.ts',
      ].map((path) => `${FEATURES}/administration/shared/${path}`),
    ],
  },
  {
    // What the screens of a provider need beside the parts of every screen: the contract of clients, of sessions that
    // run and of safety alerts.
    name: 'practice-parts',
    isExact: true,
    modules: [
      `${FEATURES}/shared/record/RecordView.tsx`,
      `${FEATURES}/practice/shared/today/day-span.ts`,
      ...[
        'cloud/calendars',
        'cloud/safety-alerts',
        'schemas/calendar',
        'schemas/payer',
        'schemas/safety-alert',
        'schemas/session',
        'v1/providers',
        'v1/sessions',
      ].map(contract),
      ...['recording-scopes', 'session-note', 'session-start'].map(domain),
    ],
  },
  {
    // What the home of a client and the views beside it share.
    name: 'client-home',
    isExact: true,
    modules: [
      'api/conversations.ts',
      'api/measures.ts',
      'api/news.ts',
      'api/waitlist.ts',
      'components/Fact.tsx',
      'components/RowFrame.ts',
      'components/SessionActions.tsx',
      'components/SessionRow.tsx',
      'components/UpcomingRow.tsx',
      'components/ViewBoundary.tsx',
      'components/use-book-again.ts',
      'components/use-canceled-text.ts',
      'components/use-session-words.ts',
      'messages/index.ts',
      'model/arrange.ts',
      'model/entries.ts',
      'model/news.ts',
      'model/place.ts',
    ].map((path) => `${FEATURES}/care/dashboard/${path}`),
  },
  {
    // Seats in groups and places in line: their contract, and when they are over.
    name: 'group-seats',
    isExact: true,
    modules: [
      ...['cloud/group-sessions', 'cloud/waitlist', 'schemas/group-session', 'schemas/waitlist'].map(contract),
      domain('seat-state'),
    ],
  },
  {
    // The account of a provider, and the clock by the zone that is read from it.
    name: 'practice',
    isExact: true,
    modules: [
      contract('schemas/provider-account'),
      contract('v1/profile'),
      'packages/platform/src/locale/zone-of.ts',
      ...['kept-zone.ts', 'practice-clock.tsx', 'practice-zone.tsx'].map(
        (file) => `packages/platform/src/react/practice/${file}`,
      ),
    ],
  },
  {
    // Lists of the administration, and what is done to one row.
    name: 'administration',
    isExact: true,
    modules: [
      ...[
        'ReadFailure.tsx',
        'single-keys.ts',
        'use-search-key.ts',
        'use-table-state.ts',
        'use-whole-list.ts',
        'views/',
      ].map((path) => `${FEATURES}/administration/shared/${path}`),
      component('SideSheet/'),
      contract('cloud/admin-users'),
      contract('cloud/saved-views'),
    ],
  },
  { name: 'held-back', isExact: true, modules: [`${FEATURES}/practice/shared/held-back/`] },
  {
    // The two homes of a provider show the same day.
    name: 'practice-home',
    modules: [
      `${FEATURES}/practice/home/components/WithAlerts.tsx`,
      `${FEATURES}/practice/shared/safety-alerts/DangerFirst.tsx`,
    ],
  },
  {
    // What loads by itself once a page stands.
    name: 'later',
    modules: [
      ...['offline/ConnectionLayer.tsx', 'session/open-vaults.ts'].map((path) => `${APP}/${path}`),
      component('Drawer/DrawerWindow.tsx'),
      component('Toast/ToastShelf.tsx'),
    ],
  },
  {
    // Writes that wait for a connection, the contract of them, and what is read again after a write.
    name: 'kept-writes',
    isExact: true,
    modules: [
      ...[
        'cloud/companion',
        'cloud/journal',
        'schemas/check-in',
        'schemas/companion',
        'schemas/journal',
        'schemas/step',
        'stale-reads',
      ].map(contract),
      ...['outbox', 'queued-writes', 'waiting-write'].map((name) => `packages/platform/src/offline/${name}.ts`),
      'packages/platform/src/react/data/read-again.ts',
    ],
  },
  {
    // The zone and the calendars of an account, which times are written by.
    name: 'times',
    isExact: true,
    modules: [`${APP}/services/SyncTimePreferences.tsx`, ...['cloud/own-account', 'schemas/own-account'].map(contract)],
  },
  {
    // What loads by itself once a page has its data, for someone who is signed in.
    name: 'signed-in-later',
    modules: [
      ...['frames/AccountMenu.tsx', 'offline/offline-scope.ts', 'session/IdleLayer.tsx'].map(
        (path) => `${APP}/${path}`,
      ),
      component('ConfirmDialog/ConfirmQuestion.tsx'),
    ],
  },
  { name: 'on-call', modules: [`${APP}/frames/OnCall.ts`] },
  { name: 'running-session', modules: [`${APP}/frames/RunningSession.tsx`] },
];
