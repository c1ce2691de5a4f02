import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const components = (...names: string[]) => new RegExp(`/design-system/src/components/(?:${names.join('|')})/`);
const icons = (...names: string[]) => new RegExp(String.raw`/lucide-react/dist/esm/icons/(?:${names.join('|')})\.mjs$`);
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What is seen before anything is opened or filled in. */
const BASE = [
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
];
const CONTROLS = [
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
];

/**
 * Stylesheets, apart from the scripts that they belong to: each that arrives has the browser style the whole page anew, so a screen
 * needs a few of them. One holds what every page shows, one the usual controls, one each feature; what is left goes with its script.
 * What is extended has to lie in the same one or in one that comes before: a feature’s components extend those of the base and its own.
 */
const SHEETS: Group[] = [
  {
    name: 'base-styles',
    test: new RegExp(
      `/(?:design-system/src/(?:foundations|components/(?:${BASE.join('|')}))|portal-features/src/(?:access|offline|session-end|shared)|apps/web/src)/.*\\.static\\.css$|/foundations/fonts/fallbacks\\.css$`,
    ),
  },
  {
    name: 'control-styles',
    test: new RegExp(`/design-system/src/components/(?:${CONTROLS.join('|')})/.*\\.static\\.css$`),
  },
  {
    debugName: 'feature-styles',
    name: (id) => `${/\/portal-features\/src\/([^/]+)\//.exec(id)?.[1]}-styles`,
    test: /\/portal-features\/src\/.*\.static\.css$/,
  },
];

/** From what every page needs to what many do; each takes its modules with everything that they import and no group before it has. */
const GROUPS: Group[] = [
  // What a prerendered page has in common with the app; without a chunk of its own these few lines would arrive with that.
  { name: 'page-parts', test: /\/src\/boot\/(?:prepare|counterpart|quick-exit)\.ts$|watch-shift|vite\/preload-helper/ },
  // Evaluated by itself: with the app it would hold a slow phone up twice as long at once (FAST-3).
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/boot\/react\.ts$/ },
  { name: 'frame', test: /\/src\/(?:boot\/frame\.ts|frames\/SharedFrame\.tsx)$/ },
  { name: 'app', test: /\/src\/start\.tsx$/ },
  {
    name: 'layout',
    // A row of buttons is laid out without the forms in whose folder it lies.
    test: either(
      components(
        'PageHeader',
        'Section',
        'Skeleton',
        'EmptyState',
        'LoadingRegion',
        'VisuallyHidden',
        'Avatar',
        'Badge',
        'Banner',
        'Card',
        'Grid',
        'Split',
        'KeyValueList',
        'LinkCard',
        'Status',
        'Switcher',
      ),
      /\/Form\/FormActions\.tsx$|\/portal-features\/src\/shared\/avatar-kind\.ts$/,
      icons('badge-check', 'calendar-clock', 'hourglass'),
    ),
  },
  // React Aria Components’ button names the progress bar that it would show; ours shows none, so no press brings it.
  {
    name: 'numbers',
    includeDependenciesRecursively: false,
    test: /\/node_modules\/(?:react-aria-components\/dist\/private\/ProgressBar|react-aria\/dist\/private\/(?:progress\/useProgressBar|i18n\/useNumberFormatter)|@internationalized\/number\/dist\/private\/NumberFormatter)\.mjs$/,
  },
  // What is pressed, on nearly every screen.
  { name: 'buttons', test: components('Button') },
  // What a screen that makes calls needs beside its own code.
  { name: 'runtime', test: /\/src\/runtime\/RuntimeLayout\.tsx$/ },
  {
    name: 'screen',
    test: /\/portal-features\/src\/shared\/(?:ReadView|PanelBoundary|late)\.tsx$|\/platform\/src\/(?:react\/data|format)\/|\/platform\/src\/react\/environment\/format\.ts$/,
  },
  // Where the focus stays and how a choice is marked: a list that opens needs them as much as radio buttons do, whose forms it does not.
  {
    name: 'focus',
    test: either(
      /\/node_modules\/(?:react-aria\/dist\/private\/focus\/FocusScope|react-aria-components\/dist\/private\/SelectionIndicator|react-stately\/dist\/private\/utils\/number)\.mjs$/,
      icons('chevron-down'),
    ),
  },
  // Small states and hooks that controls of several kinds share; with overlays they would bring those to every page.
  {
    name: 'states',
    test: /\/node_modules\/(?:react-stately\/dist\/private\/(?:overlays|tooltip|utils|toggle\/useToggleState)|react-aria\/dist\/private\/(?:i18n\/useLocalizedStringFormatter|utils\/useEvent\.mjs$))/,
  },
  // What every field is made of, and no more: a search needs nothing else.
  {
    name: 'fields',
    test: /\/design-system\/src\/components\/Form\/FieldParts\.tsx$|\/node_modules\/(?:react-aria-components\/dist\/private\/(?:Input|Group|Autocomplete|Form)|react-aria\/dist\/private\/(?:textfield\/useTextField|visually-hidden\/VisuallyHidden|utils\/useSlot))\.mjs$/,
  },
  { name: 'checks', test: /\/design-system\/src\/components\/Checkbox\// },
  { name: 'text-field', test: components('TextField') },
  {
    name: 'forms',
    test: components('Form', 'TextArea', 'CheckboxGroup', 'RadioGroup', 'SubmitButton', 'ErrorSummary'),
  },
  { name: 'accordion', test: components('Accordion') },
  // The connection as every page watches it.
  {
    name: 'connection',
    test: /\/src\/offline\/(?:ConnectionLayer\.tsx|connection\.ts|components\/ConnectionBanner\.tsx)$/,
  },
  { name: 'pagination', test: components('Pagination') },
  { name: 'search-field', test: components('SearchField') },
  // What opens, without what is in it.
  {
    name: 'closed',
    includeDependenciesRecursively: false,
    test: either(
      /\/design-system\/src\/(?:components\/(?:Dialog\/Dialog|Drawer\/Drawer)\.tsx|foundations\/media\/use-media-query\.ts)$/,
      icons('sliders-horizontal'),
    ),
  },
  // What the pages of providers, and they alone, have in common. Not their late parts.
  {
    name: 'providers',
    includeDependenciesRecursively: false,
    test: either(
      /\/portal-features\/src\/directory\/(?:api\/search-providers|messages\/index|model\/(?:bookable|filters|opening|profile-path|query|search-input|wishes)|components\/(?:use-(?:fee-words|labels|zone-words)|NextFree|Rating|Standing|WishMatch|places))\.tsx?$/,
      /\/portal-features\/src\/shared\/focus-pressed\.ts$|\/web\/src\/routes\/use-here\.ts$/,
      icons('calendar-off', 'rows-2', 'rows-4', 'star'),
    ),
  },
  {
    name: 'overlays',
    test: /\/design-system\/src\/components\/(?:Dialog\/DialogWindow|Menu\/Menu|Select\/Select)\.tsx$/,
  },
];

/**
 * How the build groups modules into files. By itself it makes a file for each set of pages that share a module: hundreds of
 * files below a kilobyte, which compress worse and are asked for one by one (FAST-1). What a group brings too much is paid by
 * the pages that do not need it, so a group holds what nearly all of its pages use.
 */
export const chunkGroups: Rolldown.CodeSplittingOptions = {
  groups: [...SHEETS, ...GROUPS].map((group, index) => ({ priority: SHEETS.length + GROUPS.length - index, ...group })),
};
