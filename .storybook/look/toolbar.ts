import { scenarioNames } from '@sakina/mocks';
import type { ScenarioName } from '@sakina/mocks';
import { languages } from '@sakina/platform/domain';

const titled = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const tool = <const Icon extends string>(
  description: string,
  title: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: titled(titles) },
});

// The network's own states come first; then what a server that is reached may answer.
const SERVER_TITLES: Record<ScenarioName, string> = {
  default: 'Normal network',
  slow: 'Slow network',
  serverError: 'Failing server',
  offline: 'Offline',
  loading: 'Server never answers',
  empty: 'Server has nothing yet',
  denied: 'Server denies access',
  notFound: 'Server does not find it',
  conflict: 'Server reports a conflict',
  invalid: 'Server finds fields wrong',
  unexpectedAnswer: 'Server breaks the contract',
  sessionExpired: 'Session has ended',
};

/** Whose eyes a story is seen with: the accounts of the mocks, by their portals. */
const PERSONS = {
  story: ['Person: auto', undefined],
  visitor: ['No one: a visitor', null],
  consumer: ['Consumer: Layla Haddad', 'patient@demo.test'],
  newcomer: ['Consumer: Zaynab Farooq, new here', 'newcomer@demo.test'],
  therapist: ['Provider: Dr. Amina Rahman, therapist', 'therapist@demo.test'],
  imam: ['Provider: Imam Yusuf Demir', 'imam@demo.test'],
  mentor: ['Provider: Grace Okafor, mentor', 'mentor@demo.test'],
  unverified: ['Provider: Daniel Weiss, not verified yet', 'unverified@demo.test'],
  viewer: ['Staff: Henry Osei, viewer', 'viewer@demo.test'],
  owner: ['Admin: Idris Malik, owner', 'owner@demo.test'],
  admin: ['Admin: Ingrid Solheim', 'admin@demo.test'],
} as const;

/** The toolbar (SHOW-2). Viewports are a parameter of their own. */
export const globalTypes = {
  portal: tool('Portal: its theme and the density it starts with', 'Portal', 'browser', {
    story: 'Portal: auto',
    consumer: 'Consumer portal',
    provider: 'Provider portal',
    admin: 'Admin portal',
  }),
  person: tool(
    'Person and role, for every call and right of the story',
    'Person',
    'user',
    Object.fromEntries(Object.entries(PERSONS).map(([key, [title]]) => [key, title])),
  ),
  theme: tool('Theme', 'Theme', 'paintbrush', {
    portal: 'Navy and pink',
    admin: 'Monochrome',
    both: 'Both, side by side',
  }),
  colorScheme: tool('Day or night', 'Day or night', 'moon', {
    light: 'Day',
    dark: 'Night',
    system: 'Day or night: system',
  }),
  density: tool('Density', 'Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  locale: tool(
    'Language, with its digits and dates',
    'Language',
    'globe',
    Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  ),
  direction: tool('Direction', 'Direction', 'transfer', {
    language: 'Direction: auto',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  timeZone: tool('Time zone of the person who reads', 'Time zone', 'time', {
    'America/New_York': 'New York',
    'America/Los_Angeles': 'Los Angeles',
    'Europe/London': 'London',
    'Europe/Istanbul': 'Istanbul',
    'Asia/Dubai': 'Dubai',
    'Asia/Kathmandu': 'Kathmandu',
    'Australia/Lord_Howe': 'Lord Howe',
    'Pacific/Kiritimati': 'Kiritimati',
  }),
  scenario: tool(
    'What the network and the server are like, for every call of the story that sets nothing of its own',
    'Network',
    'database',
    SERVER_TITLES,
  ),
  motion: tool('Motion', 'Motion', 'play', { system: 'Motion: auto', reduced: 'Motion: reduced' }),
  overlay: tool('Lines to measure by', 'Overlay', 'grid', {
    none: 'No overlay',
    columns: 'Twelve columns',
    rhythm: 'Spacing unit',
  }),
};

export const initialGlobals = {
  portal: 'story',
  person: 'story',
  theme: 'portal',
  colorScheme: 'light',
  density: 'comfortable',
  locale: languages[0].code,
  direction: 'language',
  timeZone: 'America/New_York',
  scenario: 'default',
  motion: 'system',
  overlay: 'none',
};

/** What is chosen in the toolbar, in the product's terms. */
export interface Chosen {
  theme: 'portal' | 'admin' | 'both';
  colorScheme: 'light' | 'dark' | 'system';
  density: 'comfortable' | 'compact';
  /** BCP 47 tag. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** IANA name. */
  timeZone: string;
  motion: 'system' | 'reduced';
  scenario: ScenarioName;
  overlay: 'none' | 'columns' | 'rhythm';
}

function oneOf<const Options extends readonly string[]>(options: Options, value: unknown): Options[number] {
  return options.find((option) => option === value) ?? (options[0] as Options[number]);
}

/** Reads the toolbar; whatever stands in an address by mistake counts as the first of the choices. */
export function readChosen(globals: Record<string, unknown>): Chosen {
  const portal = oneOf(['story', 'consumer', 'provider', 'admin'], globals['portal']);
  const language = languages.find(({ code }) => code === globals['locale']) ?? languages[0];
  const direction = oneOf(['language', 'ltr', 'rtl'], globals['direction']);
  return {
    theme:
      portal === 'story'
        ? oneOf(['portal', 'admin', 'both'], globals['theme'])
        : portal === 'admin'
          ? 'admin'
          : 'portal',
    density:
      portal === 'story'
        ? oneOf(['comfortable', 'compact'], globals['density'])
        : portal === 'admin'
          ? 'compact'
          : 'comfortable',
    colorScheme: oneOf(['light', 'dark', 'system'], globals['colorScheme']),
    locale: language.locale,
    direction: direction === 'language' ? language.direction : direction,
    timeZone:
      globalTypes.timeZone.toolbar.items.find(({ value }) => value === globals['timeZone'])?.value ??
      'America/New_York',
    motion: oneOf(['system', 'reduced'], globals['motion']),
    scenario: oneOf(['default', ...scenarioNames], globals['scenario']),
    overlay: oneOf(['none', 'columns', 'rhythm'], globals['overlay']),
  };
}

/**
 * Whose session a story runs in.
 * @param own The account that the story itself names.
 * @returns An email address, or undefined for a visitor.
 */
export function accountOf(globals: Record<string, unknown>, own: string | undefined): string | undefined {
  const chosen = PERSONS[oneOf(Object.keys(PERSONS) as (keyof typeof PERSONS)[], globals['person'])][1];
  return chosen === undefined ? own : (chosen ?? undefined);
}
