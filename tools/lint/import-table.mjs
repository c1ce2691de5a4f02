// Who may import whom (docs: README, "The map of the house"). One table, read by the linter and by the architecture
// test.
import { posix } from 'node:path';

/**
 * What each place may import besides itself, public doors of packages by name (`@sakina/platform` as `platform`). The
 * first row that fits a place counts; `*` fits one folder name. Stories and tests may import the additional places of
 * `TESTS`.
 */
export const PLACES = [
  { from: 'platform/locale', may: [], why: 'Facts about writing and zones import nothing.' },
  { from: 'platform/domain', may: ['platform/locale'], why: 'The domain imports facts about writing and zones alone.' },
  {
    from: 'platform/contract',
    may: ['platform/domain', 'platform/locale'],
    why: 'The contract imports the domain and the schema library.',
  },
  { from: 'platform/react', may: ['platform/*'], why: 'The platform imports no other package.' },
  { from: 'platform/*', may: ['platform/*'], not: ['platform/react'], why: 'Only platform/react knows React.' },
  {
    from: 'design-system',
    may: ['platform/locale'],
    why: 'The design system knows nothing of the product: of the platform it sees how letters and zones compare.',
  },
  {
    from: 'portal-features/shared',
    may: ['design-system', 'platform'],
    why: 'Shared code imports no feature and no mocks.',
  },
  ...['account', 'administration', 'care', 'live', 'money', 'practice', 'site'].flatMap((domain) => [
    {
      from: `portal-features/${domain}/shared`,
      may: ['design-system', 'platform', 'portal-features/shared'],
      why: 'What a domain shares imports no feature and no mocks.',
    },
    {
      from: `portal-features/${domain}`,
      may: ['design-system', 'platform', 'portal-features/shared', `portal-features/${domain}/shared`],
      why: 'Features meet only in routes, and product code does not know that it is mocked.',
    },
  ]),
  { from: 'mocks', may: ['platform'], not: ['platform/react'], why: 'Mocks know the contract, not React or screens.' },
  {
    from: 'web',
    may: ['design-system', 'platform', 'portal-features'],
    why: 'The app enters packages by public doors.',
  },
  {
    from: 'tests',
    may: ['design-system', 'platform', 'portal-features', 'mocks', 'web'],
    why: 'Tests use public doors.',
  },
];

/** What stories and tests of a place may import in addition. */
const TESTS = {
  'design-system': ['design-system'],
  'portal-features': ['mocks', 'portal-features'],
};

/** Floors of apps/web/src, highest first. A folder imports its own floor's folder and lower floors. */
export const FLOORS = [
  ['prerender'],
  ['entries'],
  ['App.tsx'],
  ['AppProviders.tsx'],
  ['routes'],
  ['frames'],
  ['services'],
  ['offline'],
  ['session'],
  ['portal', 'loading'],
  ['boot', 'sw', 'messages'],
];

/** Libraries and the places that wrap them. `inTests` lifts the rule in stories and tests. */
const LIBRARIES = [
  {
    name: /^(react|react-dom)(\/|$)/,
    not: ['platform', 'mocks'],
    but: ['platform/react'],
    why: 'Only platform/react knows React.',
    inTests: true,
  },
  { name: /^swr(\/|$)/, only: ['platform/react'], why: 'SWR belongs to platform/react, which wraps it.' },
  {
    name: /^styled-components/,
    not: ['platform', 'mocks'],
    why: 'The platform and the mocks have no looks.',
    inTests: true,
  },
  { name: /^valibot(\/|$)/, only: ['platform', 'mocks', 'tests'], why: 'The schema library belongs to the contract.' },
  { name: /^oidc-client-ts/, only: ['platform/auth', 'tests'], why: 'This library belongs to platform/auth.' },
  {
    name: /^socket\.io-client/,
    only: ['platform/realtime', 'tests'],
    why: 'This library belongs to platform/realtime.',
    inTests: true,
  },
  {
    name: /^(socket\.io|oidc-provider)(\/|$)/,
    only: ['mocks/sandbox', 'tests'],
    why: 'Servers belong to the sandbox.',
    inTests: true,
  },
  {
    name: /^(socket\.io-parser|engine\.io)/,
    only: ['mocks/realtime', 'tests'],
    why: 'The realtime protocol belongs to mocks/realtime.',
  },
  { name: /^msw/, only: ['mocks', 'tests'], why: 'MSW belongs to the mocks.', inTests: true },
  {
    name: /^livekit-client(\/|$)/,
    only: ['platform/media'],
    why: 'Calls are connected by platform/media; nothing else knows how.',
  },
  { name: /^zustand(\/|$)/, only: ['web/portal'], why: 'The portal store belongs to apps/web/src/portal.' },
  { name: /^react-router/, only: ['web', 'tests'], why: 'Only the app reads or writes the address.', inTests: true },
  {
    name: /^(react-aria|react-stately|@react-aria|@react-stately|@tanstack|@internationalized\/string)/,
    only: ['design-system'],
    why: 'Interaction and table libraries belong to the design system.',
    inTests: true,
  },
  {
    name: /^[^.@]|^@(?!sakina\/)/,
    not: ['platform/domain', 'platform/locale'],
    why: 'The domain imports no library.',
    inTests: true,
  },
  {
    name: /^(?!valibot(\/|$))([^.@]|@(?!sakina\/))/,
    not: ['platform/contract'],
    why: 'The contract imports the schema library alone.',
    inTests: true,
  },
];

/**
 * The place of a file below the repository's root: `platform/domain`, `portal-features/care/booking`; null for a file
 * without rules.
 */
export function placeOf(file) {
  const [, root, rest] =
    /^(?:packages\/(?=[^/]+\/src\/)|apps\/(?=web\/src\/)|(?=mocks\/src\/|tests\/))([^/]+)\/(?:src\/)?(.*)$/.exec(
      file,
    ) ?? [];
  if (root === undefined) return null;
  if (root === 'design-system' || root === 'tests') return root;
  const [folder, feature] = rest.split('/');
  // The features of a domain are places of their own.
  const isInDomain = root === 'portal-features' && folder !== 'shared' && feature !== undefined;
  return isInDomain ? `${root}/${folder}/${feature}` : `${root}/${folder}`;
}

const isTest = (file) =>
  /\.(stories|test)\.tsx?$/.test(file) || /\/(testing|testing\/.*|story-[\w-]+)\.tsx?$/.test(file);
const fits = (pattern, place) =>
  pattern === place ||
  place.startsWith(`${pattern}/`) ||
  (pattern.endsWith('/*') && place.startsWith(pattern.slice(0, -1)));
const anyFits = (patterns, place) => patterns.some((pattern) => fits(pattern, place));

/**
 * What is wrong with an import, in words; null where it is allowed.
 * @param {string} file Path from the repository's root.
 * @param {string} specifier As written.
 */
export function refusalOf(file, specifier) {
  const from = placeOf(file);
  if (from === null) return null;
  if (specifier.startsWith('.')) return refusalOfRelative(from, file, specifier);
  const [, door, below] = /^@sakina\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  return door === undefined ? refusalOfLibrary(from, file, specifier) : refusalOfDoor(from, file, door, below);
}

function refusalOfRelative(from, file, specifier) {
  const target = posix.join(posix.dirname(file), specifier);
  const to = placeOf(target);
  if (to === from) return null;
  // Configuration, tools and data beside `src`, such as apps/web/hosting.
  if (to === null) return null;
  if (to.split('/')[0] !== from.split('/')[0])
    return from === 'tests' && to.startsWith('web') ? null : 'Other packages are imported by their name.';
  if (from.startsWith('web/')) return refusalOfFloor(from, to, file);
  if (from.startsWith('mocks/')) return null;
  const row = rowOf(from);
  if (anyFits(row.may, to) && !anyFits(row.not ?? [], to)) return null;
  return isTest(file) && from.startsWith('platform/') ? null : row.why;
}

function refusalOfFloor(from, to, file) {
  const floor = (place) => FLOORS.findIndex((names) => names.includes(place.slice('web/'.length)));
  const [here, there] = [floor(from), floor(to)];
  if (here === -1 || there === -1) return 'Each folder of apps/web/src has a floor in tools/lint/import-table.mjs.';
  if (here < there) return null;
  return isTest(file)
    ? null
    : `apps/web/src/${from.slice(4)} does not import the floor of ${to.slice(4)}; see FLOORS in tools/lint/import-table.mjs.`;
}

function refusalOfDoor(from, file, door, below) {
  if (/^src(\/|$)/.test(below)) return 'Other packages are entered by their public doors.';
  const to = below ? `${door}/${below}` : door;
  // The one way into the mocks: a dynamic import that a build without mocks leaves out.
  if (file === 'apps/web/src/boot/mock-mode.ts' && to === 'mocks/browser') return null;
  const row = rowOf(from);
  const may = [...row.may, ...(isTest(file) ? (TESTS[from.split('/')[0]] ?? []) : [])];
  if (anyFits(may, to) && !anyFits(row.not ?? [], to)) {
    const isForeignFeature = from.startsWith('portal-features/') && door === 'portal-features' && !isTest(file);
    return isForeignFeature ? row.why : null;
  }
  return row.why;
}

function refusalOfLibrary(from, file, specifier) {
  const found = LIBRARIES.find(({ name, only, not, but = [], inTests }) => {
    if (!name.test(specifier) || (inTests && isTest(file))) return false;
    if (only) return !anyFits(only, from);
    return anyFits(not, from) && !anyFits(but, from);
  });
  return found?.why ?? null;
}

const rowOf = (place) =>
  PLACES.find(({ from }) => fits(from, place)) ?? {
    may: [],
    why: 'This folder has no row in tools/lint/import-table.mjs.',
  };
