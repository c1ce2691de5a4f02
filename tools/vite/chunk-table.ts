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
        'Status',
        'Switcher',
      ),
      // Rows of buttons appear without a form too.
      component('Form/FormActions.tsx'),
      `${FEATURES}/shared/avatar-kind.ts`,
      icon('badge-check'),
      icon('calendar-clock'),
      icon('hourglass'),
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
    // The frame of a portal: its menu, and who may see what of it. One by one these files are smaller than what asking
    // for them costs.
    name: 'portal-frame',
    isExact: true,
    modules: [
      component('SideNav/SideNav.tsx'),
      ...['admin-pages', 'permissions', 'plans'].map((name) => `packages/platform/src/domain/${name}.ts`),
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
    // What nearly every screen with a list shows it by: reading, failing, telling what is far and when.
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
        'distance.ts',
        'error-text.ts',
        'lazy-panel.tsx',
        'messages/index.ts',
        'record/RecordView.tsx',
        'retry-time.ts',
        'use-route-focus.ts',
      ].map((path) => `${FEATURES}/shared/${path}`),
      ...['ErrorState/', 'Layout/Split.tsx'].map(component),
      icon('cloud-off'),
      icon('rotate-cw'),
      ...[
        'contract/cloud/messages.ts',
        'contract/schemas/message.ts',
        'contract/schemas/payer.ts',
        'contract/schemas/session.ts',
        'contract/v1/appointments.ts',
        'domain/join-window.ts',
        'domain/recording-scopes.ts',
        'domain/session-charge.ts',
        'domain/session-start.ts',
        'domain/session-state.ts',
        'format/days.ts',
        'format/zones.ts',
        'locale/date-format.ts',
        'locale/short-date.ts',
        'react/data/use-action.ts',
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
  // What a screen that makes calls needs beside its own code.
  { name: 'runtime', modules: [`${APP}/routes/RuntimeLayout.tsx`] },
  {
    // Used by lists that open and by radio buttons: apart from both, so that neither brings the other.
    name: 'focus',
    modules: [
      `${ARIA}/focus/FocusScope.mjs`,
      `${RAC}/SelectionIndicator.mjs`,
      `${STATELY}/utils/number.mjs`,
      icon('chevron-down'),
    ],
  },
  {
    // Small states and hooks that several kinds of controls share; in the overlays’ chunk they would bring overlays to
    // every page.
    name: 'states',
    modules: [
      `${STATELY}/overlays/`,
      `${STATELY}/tooltip/`,
      `${STATELY}/utils/`,
      `${STATELY}/toggle/useToggleState.mjs`,
      `${ARIA}/i18n/useLocalizedStringFormatter.mjs`,
      `${ARIA}/utils/useEvent.mjs`,
    ],
  },
  {
    // What every field is made of; a search needs nothing else.
    name: 'fields',
    modules: [
      component('Form/FieldParts.tsx'),
      `${RAC}/Input.mjs`,
      `${RAC}/Group.mjs`,
      `${RAC}/Autocomplete.mjs`,
      `${RAC}/Form.mjs`,
      `${ARIA}/textfield/useTextField.mjs`,
      `${ARIA}/visually-hidden/VisuallyHidden.mjs`,
      `${ARIA}/utils/useSlot.mjs`,
    ],
  },
  { name: 'checks', modules: components('Checkbox') },
  { name: 'text-field', modules: components('TextField') },
  { name: 'forms', modules: components('Form', 'TextArea', 'CheckboxGroup', 'RadioGroup') },
  {
    // The closed half of a dialog and a drawer, without the window.
    name: 'closed',
    isExact: true,
    modules: [
      component('Dialog/Dialog.tsx'),
      component('Drawer/Drawer.tsx'),
      `${FOUNDATIONS}/media/use-media-query.ts`,
      icon('sliders-horizontal'),
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
