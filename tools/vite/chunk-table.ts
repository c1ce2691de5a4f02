/** One chunk: the modules that the build puts into it. */
export interface ChunkRow {
  name: string;
  /** Files, and folders with a slash at the end, from the root of the repository. */
  modules: readonly string[];
  /** Takes only these modules, not what they import. @default false */
  isExact?: boolean;
}

const APP = 'apps/web/src';
const FEATURES = 'packages/portal-features/src';
const FOUNDATIONS = 'packages/design-system/src/foundations';
const RAC = 'node_modules/react-aria-components/dist/private';
const ARIA = 'node_modules/react-aria/dist/private';
const STATELY = 'node_modules/react-stately/dist/private';

const component = (path: string) => `packages/design-system/src/components/${path}`;
const components = (...names: string[]) => names.map((name) => component(`${name}/`));
const domain = (name: string) => `packages/platform/src/domain/${name}.ts`;
const contract = (path: string) => `packages/platform/src/contract/${path}.ts`;
const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/** Added by Vite to load a dynamic import with its stylesheets; it has no file. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * The chunks of scripts, from what every page needs to what many do: a module goes to the first that names it or
 * imports it. Paths inside a library are private to it; the build stops when one of them no longer exists.
 */
export const scriptChunks: readonly ChunkRow[] = [
  {
    // Shared by prerendered pages and the app: in the app’s chunk these few lines would bring the app with them.
    name: 'page-parts',
    modules: [
      PRELOAD_HELPER,
      `${APP}/boot/prepare.ts`,
      'packages/platform/src/domain/crisis-lines.ts',
      `${APP}/boot/same-control.ts`,
      `${APP}/boot/quick-exit.ts`,
      component('QuickExit/watch-shift.ts'),
    ],
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
  { name: 'app', modules: [`${APP}/entries/start-app.tsx`] },
  {
    name: 'layout',
    modules: [
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
      ...['arrow-down', 'arrow-right', 'badge-check', 'calendar-clock', 'hourglass', 'message-square'].map(icon),
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
      ...['admin-acts', 'admin-pages', 'permissions', 'plans', 'standing'].map(domain),
      'packages/platform/src/react/session/rights.ts',
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
        'video',
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
        'api/use-appointment.ts',
        'cancellation/messages/index.ts',
        'consent-names/messages/index.ts',
        'distance.ts',
        'error-text.ts',
        'lazy-panel.tsx',
        'messages/index.ts',
        'notices/use-notifications.ts',
        'record/RecordView.tsx',
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
      `${APP}/routes/address.ts`,
      ...['chevron-left', 'cloud-off', 'ellipsis', 'map-pin', 'moon', 'rotate-cw', 'sliders-horizontal'].map(icon),
      ...[
        'cloud/messages',
        'cloud/notifications',
        'cloud/safety-alerts',
        'schemas/application',
        'schemas/document',
        'schemas/features',
        'schemas/message',
        'schemas/notification',
        'schemas/payer',
        'schemas/safety-alert',
        'schemas/session',
        'v1/appointments',
        'v1/providers',
        'v1/sessions',
      ].map(contract),
      ...[
        'join-window',
        'money',
        'notification-kinds',
        'phone',
        'recording-scopes',
        'session-charge',
        'session-note',
        'session-start',
        'session-state',
      ].map(domain),
      ...[
        'drafts/writer.ts',
        'format/days.ts',
        'format/direction.ts',
        'format/format.ts',
        'format/wall-time.ts',
        'format/zones.ts',
        'locale/date-format.ts',
        'locale/format-percent.ts',
        'locale/minor-places.ts',
        'locale/short-date.ts',
        'locale/ascii-digits.ts',
        'locale/fold-for-search.ts',
        'locale/plain-characters.ts',
        'react/data/use-action.ts',
        'react/drafts/use-draft.ts',
        'react/environment/format.ts',
        'react/practice/kept-zone.ts',
        'react/practice/practice-clock.tsx',
      ].map((path) => `packages/platform/src/${path}`),
    ],
  },
  {
    // Lists and their further pages: the heaviest of the screen’s parts, which half of the screens have no use for.
    name: 'lists',
    isExact: true,
    modules: ['ReadList.tsx', 'pages/MorePages.tsx', 'pages/use-pages.ts'].map((path) => `${FEATURES}/shared/${path}`),
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
      domain('redirect'),
    ],
  },
  {
    // Fields and the small controls beside them, with the states and hooks that overlays need too.
    name: 'fields',
    modules: [
      ...components('Checkbox', 'TextField'),
      component('Form/FieldParts.tsx'),
      `${RAC}/Input.mjs`,
      `${RAC}/Group.mjs`,
      `${RAC}/Autocomplete.mjs`,
      `${RAC}/Form.mjs`,
      `${RAC}/SelectionIndicator.mjs`,
      `${ARIA}/textfield/useTextField.mjs`,
      `${ARIA}/visually-hidden/VisuallyHidden.mjs`,
      `${ARIA}/focus/FocusScope.mjs`,
      `${ARIA}/i18n/useLocalizedStringFormatter.mjs`,
      `${ARIA}/utils/useEvent.mjs`,
      `${ARIA}/utils/useSlot.mjs`,
      `${STATELY}/overlays/`,
      `${STATELY}/tooltip/`,
      `${STATELY}/utils/`,
      `${STATELY}/toggle/useToggleState.mjs`,
      icon('chevron-down'),
    ],
  },
  { name: 'search', modules: [...components('SearchField', 'IconButton'), `${FEATURES}/shared/use-debounced.ts`] },
  {
    name: 'forms',
    modules: components('Form', 'TextArea', 'CheckboxGroup', 'RadioGroup'),
  },
  {
    // What a form keeps until it is sent.
    name: 'kept-forms',
    isExact: true,
    modules: [
      ...[
        'messages/index.ts',
        'FieldConflict.tsx',
        'KeptNotice.tsx',
        'kept-shape.ts',
        'same-typed.ts',
        'use-conflict.ts',
        'use-kept-change.ts',
        'use-kept-fields.ts',
        'use-kept-text.ts',
        'use-kept.ts',
        'use-unsaved.ts',
      ].map((file) => `${FEATURES}/shared/form/${file}`),
      `${FEATURES}/shared/ConflictDialog.tsx`,
      `${FEATURES}/shared/kept-text.ts`,
      component('FormStepper/use-leave-warning.ts'),
      domain('merge-versions'),
    ],
  },
  {
    // What the directory and the pages of providers share, without their lazy parts.
    name: 'providers',
    isExact: true,
    modules: [
      ...[
        'api/search-providers.ts',
        'messages/index.ts',
        'model/bookable.ts',
        'model/filters.ts',
        'model/opening.ts',
        'model/profile-path.ts',
        'model/query.ts',
        'model/search-input.ts',
        'model/wishes.ts',
        'components/use-fee-words.ts',
        'components/use-labels.ts',
        'components/use-zone-words.ts',
        'components/NextFree.tsx',
        'components/Rating.tsx',
        'components/Standing.tsx',
        'components/WishMatch.tsx',
        'components/placeholders.tsx',
      ].map((path) => `${FEATURES}/care/directory/${path}`),
      `${FEATURES}/shared/focus-pressed.ts`,
      `${APP}/routes/use-here.ts`,
      icon('calendar-off'),
      icon('rows-2'),
      icon('rows-4'),
      icon('star'),
    ],
  },
  {
    // One chunk for the help and for what loads it beside a field: the app’s script lists the chunks of every route
    // (FAST-1).
    name: 'crisis-help',
    isExact: true,
    modules: ['HelpNow.tsx', 'OtherCountries.tsx', 'HelpBeside.tsx'].map((file) => `${FEATURES}/shared/crisis/${file}`),
  },
  {
    // What the pages of rooms share comes with the frame that stands around each of them.
    name: 'rooms-frame',
    isExact: true,
    modules: ['RoomFrame.tsx', 'RoomsFrame.tsx', 'rooms-frame.ts', 'use-room-name.ts'].map(
      (file) => `${APP}/frames/${file}`,
    ),
  },
  {
    name: 'overlays',
    modules: [component('Dialog/DialogWindow.tsx'), component('Menu/Menu.tsx'), component('Select/Select.tsx')],
  },
  { name: 'table', modules: [...components('Table'), component('DataTable/table-state.ts')] },
  { name: 'data-table', modules: ['DataTable.tsx', 'csv.ts'].map((file) => component(`DataTable/${file}`)) },
  { name: 'dates', modules: [component('DatePicker/DatePicker.tsx'), component('DatePicker/MonthCalendar.tsx')] },
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
  { name: 'measures', isExact: true, modules: ['schemas/measure', 'cloud/measures'].map(contract) },
  {
    // How appointments are offered, planned and cancelled.
    name: 'appointments',
    isExact: true,
    modules: [
      ...[
        'cloud/appointment-series',
        'cloud/calendars',
        'schemas/appointment-series',
        'schemas/booking',
        'schemas/calendar',
        'v1/calendar-sync',
      ].map(contract),
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
      ...['admin-area', 'invitation', 'payment'].map((name) => contract(`schemas/${name}`)),
      ...['role-claims', 'user'].map(domain),
      ...[
        'Facts.tsx',
        'LoggedText.tsx',
        'RefusedAct.tsx',
        'in-words.ts',
        'use-cursor-rows.ts',
        'messages/index.ts',
        'use-may-do.ts',
        'use-place-time.ts',
      ].map((path) => `${FEATURES}/administration/shared/${path}`),
    ],
  },
  {
    // The account of a provider, and the zone that is read from it.
    name: 'practice',
    isExact: true,
    modules: [
      contract('schemas/provider-account'),
      contract('v1/profile'),
      'packages/platform/src/locale/zone-of.ts',
      'packages/platform/src/react/practice/practice-zone.tsx',
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
    ],
  },
  { name: 'held-back', isExact: true, modules: [`${FEATURES}/practice/shared/held-back/`] },
  {
    // The two homes of a provider show the same day.
    name: 'practice-home',
    modules: [
      `${FEATURES}/practice/home/components/WithAlerts.tsx`,
      `${FEATURES}/practice/shared/safety-alerts/SafetyAlerts.tsx`,
    ],
  },
  {
    // What loads by itself once a page stands.
    name: 'later',
    modules: [
      ...['offline/ConnectionLayer.tsx', 'services/SyncFeatures.tsx', 'session/open-vaults.ts'].map(
        (path) => `${APP}/${path}`,
      ),
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
        'cloud/own-account',
        'schemas/check-in',
        'schemas/companion',
        'schemas/journal',
        'schemas/own-account',
        'schemas/step',
        'stale-reads',
      ].map(contract),
      ...['outbox', 'queued-writes', 'waiting-write'].map((name) => `packages/platform/src/offline/${name}.ts`),
      'packages/platform/src/react/data/read-again.ts',
    ],
  },
  {
    // What loads by itself once a page stands, for someone who is signed in.
    name: 'signed-in-later',
    modules: [
      ...[
        'frames/AccountMenu.tsx',
        'offline/offline-scope.ts',
        'services/SyncTimePreferences.tsx',
        'session/IdleLayer.tsx',
      ].map((path) => `${APP}/${path}`),
      component('ConfirmDialog/ConfirmQuestion.tsx'),
    ],
  },
  { name: 'on-call', modules: [`${APP}/frames/OnCall.tsx`] },
  { name: 'running-session', modules: [`${APP}/frames/RunningSession.tsx`] },
];

/**
 * The shared stylesheets; each feature has one besides, and what is left comes with its script. A component must be in
 * the same sheet as the one it extends, or in a later one.
 */
export const styleChunks: readonly ChunkRow[] = [
  {
    name: 'base-styles',
    modules: [
      `${FOUNDATIONS}/`,
      ...components(
        'Avatar',
        'Badge',
        'Banner',
        'Button',
        'Card',
        'CrisisBar',
        'EmptyState',
        'ErrorState',
        'Footer',
        'IconButton',
        'Illustration',
        'KeyValueList',
        'Layout',
        'Link',
        'PageHeader',
        'QuickExit',
        'Skeleton',
        'SkipLink',
        'Spinner',
        'Stat',
        'Status',
        'Text',
        'TopBar',
        'VisuallyHidden',
      ),
      ...['account/access', 'site/offline', 'account/session-end', 'shared'].map((name) => `${FEATURES}/${name}/`),
      `${APP}/`,
      // Shown until the fonts themselves have loaded (see bring-fonts.ts).
      `${FOUNDATIONS}/fonts/fallbacks.css`,
    ],
  },
  {
    name: 'control-styles',
    modules: components(
      'Checkbox',
      'CheckboxGroup',
      'Dialog',
      'Drawer',
      'Form',
      'Menu',
      'Pagination',
      'Progress',
      'RadioGroup',
      'SearchField',
      'Select',
      'SideNav',
      'Switcher',
      'Tabs',
      'Tag',
      'TextArea',
      'TextField',
      'Toast',
      'Tooltip',
    ),
  },
];
