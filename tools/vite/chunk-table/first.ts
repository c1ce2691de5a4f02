import {
  APP,
  FEATURES,
  FOUNDATIONS,
  RAC,
  ARIA,
  component,
  components,
  domain,
  contract,
  icon,
  PRELOAD_HELPER,
} from './row.ts';
import type { ChunkRow } from './row.ts';

/** What pages start with: the app, its layout, the frame of a portal, and what nearly every screen needs. */
export const firstChunks: readonly ChunkRow[] = [
  {
    // Shared by prerendered pages and the app: in the app’s chunk these few lines would bring the app with them.
    name: 'page-parts',
    modules: [
      PRELOAD_HELPER,
      `${APP}/boot/prepare.ts`,
      `${APP}/boot/bring-fonts.ts`,
      'packages/platform/src/domain/crisis-lines.ts',
      `${APP}/boot/same-control.ts`,
      `${APP}/boot/quick-exit.ts`,
      component('QuickExit/watch-shift.ts'),
    ],
  },
  // Who is signed in is asked for while React loads (early-session.ts): neither may import it.
  {
    name: 'user-session',
    modules: [
      ...['boot/has-stored-session', 'boot/public-addresses', 'session/session'].map((path) => `${APP}/${path}.ts`),
      ...['portals', 'roles'].map(domain),
      'packages/platform/src/client/api-error.ts',
    ],
  },
  {
    name: 'config',
    modules: [`${APP}/session/config.ts`, ...['claims', 'role-claims', 'user'].map(domain)],
  },
  {
    // Evaluated in its own task: together with the app it blocks a slow phone twice as long at once (FAST-3).
    name: 'react',
    modules: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      `${APP}/entries/react-alone.ts`,
    ],
  },
  {
    // With the layout, which every page that the app draws needs.
    name: 'app',
    modules: [
      `${APP}/entries/start-app.tsx`,
      ...components(
        'PageHeader',
        'Skeleton',
        'EmptyState',
        'VisuallyHidden',
        'Avatar',
        'Badge',
        'Banner',
        'Card',
        'KeyValueList',
        'Layout',
        'Status',
        'Switcher',
      ),
      // Rows of buttons appear without a form too.
      component('Form/FormActions.tsx'),
      `${FEATURES}/shared/avatar-kind.ts`,
      ...['arrow-down', 'arrow-right', 'badge-check', 'calendar-clock', 'message-square'].map(icon),
    ],
  },
  {
    // React Aria Components’ button imports the progress bar of its pending state, which ours does not use.
    name: 'numbers',
    isExact: true,
    modules: [
      `${RAC}/ProgressBar.mjs`,
      `${ARIA}/progress/useProgressBar.mjs`,
      `${ARIA}/i18n/useNumberFormatter.mjs`,
      'node_modules/@internationalized/number/dist/private/NumberFormatter.mjs',
    ],
  },
  { name: 'buttons', modules: components('Button') },
  {
    // The frame of a portal: its menu, and who may see what of it.
    name: 'portal-frame',
    isExact: true,
    modules: [
      component('SideNav/SideNav.tsx'),
      ...['admin-acts', 'admin-pages', 'permissions', 'standing'].map(domain),
      'packages/platform/src/react/session/rights.ts',
      `${APP}/portal/leave-question.ts`,
      `${APP}/portal/use-portal-choice.ts`,
      ...[
        'banknote',
        'calendar-days',
        'clipboard-list',
        'file-text',
        'layout-dashboard',
        'notebook-pen',
        'radio',
        'scale',
        'shield-check',
        'stethoscope',
        'sun',
        'user-round',
        'wallet',
      ].map(icon),
    ],
  },
  {
    // What nearly every screen of a portal needs: its reads and their failures, closed dialogs, the contract of
    // appointments, sessions and messages, and the formats of dates, times and amounts.
    name: 'screen-parts',
    isExact: true,
    modules: [
      ...[
        'Bulleted.tsx',
        'ErrorNotice.tsx',
        'FocusStop.tsx',
        'LoadingBlocks.tsx',
        'LoadingLines.tsx',
        'OnceKnown.tsx',
        'PanelBoundary.tsx',
        'PlaceLinks.tsx',
        'ReadView.tsx',
        'cancellation/messages/index.ts',
        'consent-names/messages/index.ts',
        'distance.ts',
        'error-text.ts',
        'lazy-panel.tsx',
        'messages/index.ts',
        'notices/outcome-path.ts',
        'notices/use-notifications.ts',
        'retry-time.ts',
        'role-names/messages/index.ts',
        'service-names/standing-services.ts',
        'service-names/use-service-name.ts',
        'use-route-focus.ts',
      ].map((path) => `${FEATURES}/shared/${path}`),
      ...[
        'ErrorState/',
        'Dialog/Dialog.tsx',
        'Dialog/modal.ts',
        'Drawer/Drawer.tsx',
        'ConfirmDialog/ConfirmDialog.tsx',
        'Timer/format-duration.ts',
      ].map(component),
      `${FOUNDATIONS}/media/use-media-query.ts`,
      `${FOUNDATIONS}/keys/is-submit-key.ts`,
      // Left to the data table’s chunk, it would load that one for whoever puts a session into their calendar.
      `${FOUNDATIONS}/file/save-file.ts`,
      `${APP}/routes/address.ts`,
      ...['chevron-left', 'cloud-off', 'ellipsis', 'map-pin', 'moon', 'rotate-cw', 'video'].map(icon),
      ...['cloud/messages', 'cloud/notifications', 'schemas/message', 'schemas/notification', 'v1/appointments'].map(
        contract,
      ),
      ...['join-window', 'money', 'notification-kinds', 'phone', 'session-charge', 'session-state'].map(domain),
      ...[
        'format/days.ts',
        'format/direction.ts',
        'format/format.ts',
        'format/wall-time.ts',
        'format/zones.ts',
        'locale/date-format.ts',
        'locale/format-percent.ts',
        'locale/minor-places.ts',
        'locale/short-date.ts',
        'locale/utc-offset.ts',
        'locale/zone-name.ts',
        'locale/ascii-digits.ts',
        'locale/fold-for-search.ts',
        'locale/plain-characters.ts',
        'react/data/use-action.ts',
        'react/environment/format.ts',
      ].map((path) => `packages/platform/src/${path}`),
    ],
  },
  {
    // Lists and their further pages: the heaviest of the screen’s parts, which half of the screens have no use for.
    name: 'lists',
    isExact: true,
    modules: ['ReadList.tsx', 'pages/MorePages.tsx', 'pages/join-pages.ts', 'pages/use-pages.ts'].map(
      (path) => `${FEATURES}/shared/${path}`,
    ),
  },
  {
    // What a screen that makes calls needs beside its own code, and where it sends people.
    name: 'runtime',
    modules: [
      `${APP}/routes/RuntimeLayout.tsx`,
      `${APP}/routes/use-kept-target.ts`,
      `${APP}/portal/go-to.tsx`,
      `${APP}/session/name-of.ts`,
      `${FEATURES}/shared/page-name/`,
      ...['plans', 'redirect'].map(domain),
    ],
  },
];
