import { paths } from '@sakina/platform/domain';
import { LIST_SEARCH_KEY } from '../../shared/index.ts';

/** The sections of the administration: the letter that follows `g`, and where it goes. */
export const SECTIONS = [
  { page: 'overview', letter: 'o', path: paths.admin() },
  { page: 'users', letter: 'u', path: paths.adminUsers() },
  { page: 'providers', letter: 'p', path: paths.adminProviders() },
  { page: 'sessions', letter: 's', path: paths.adminSessions() },
  { page: 'revenue', letter: 'r', path: paths.adminRevenue() },
  { page: 'moderation', letter: 'm', path: paths.adminModeration() },
  { page: 'safety', letter: 'y', path: paths.adminSafety() },
  { page: 'audit', letter: 'a', path: paths.adminSettings({ view: 'audit' }) },
  { page: 'settings', letter: 't', path: paths.adminSettings() },
] as const;

/** The key before the letter of a section. */
export const GO = 'g';
/** Shows the sheet of all keys. */
export const SHEET = '?';
/** How the search over everything is opened, as the sheet writes it. */
export const SEARCH = 'Ctrl/Cmd+K';

/** Takes back what was just done, where that is offered. */
export const UNDO = 'z';

/** How a form is sent, as the sheet writes it. */
export const SEND = 'Ctrl/Cmd+Enter';

/** The keys of rows, and the key of the grid that each of the letters stands for. */
const ROW_KEYS = { j: 'ArrowDown', k: 'ArrowUp', x: ' ' } as const;

/** The keys that go to another case and open it. */
const CASE_KEYS = { ']': 'ArrowDown', '[': 'ArrowUp' } as const;

/** The keys that press a button of the page: the one that has the letter as `data-key`. */
const PRESS_KEYS = ['e', 'f', 'v', 'a', 'm', 'd'] as const;

const isOneOf = <Name extends string>(keys: Readonly<Record<Name, string>>, sign: string): sign is Name =>
  Object.hasOwn(keys, sign);

/** The keys of a list, as the sheet names them. */
export const LIST_KEYS = [
  { act: 'listSearch', keys: LIST_SEARCH_KEY },
  { act: 'down', keys: 'j' },
  { act: 'up', keys: 'k' },
  { act: 'choose', keys: 'x' },
  { act: 'filters', keys: 'f' },
  { act: 'views', keys: 'v' },
  { act: 'enter', keys: 'Enter' },
  { act: 'escape', keys: 'Esc' },
] as const;

/** The keys of what is open beside a list, as the sheet names them. */
export const CASE_ACTS = [
  { act: 'next', keys: ']' },
  { act: 'previous', keys: '[' },
  { act: 'edit', keys: 'e' },
  { act: 'approve', keys: 'a' },
  { act: 'askForMore', keys: 'm' },
  { act: 'decline', keys: 'd' },
] as const;

/** What a single key does; null where it does nothing. */
export type KeyAct =
  | { kind: 'sheet' }
  | { kind: 'await' }
  | { kind: 'undo' }
  | { kind: 'go'; path: string }
  | { kind: 'row'; key: (typeof ROW_KEYS)[keyof typeof ROW_KEYS] }
  | { kind: 'case'; key: (typeof CASE_KEYS)[keyof typeof CASE_KEYS] }
  | { kind: 'press'; key: (typeof PRESS_KEYS)[number] };

/**
 * What a sign does.
 * @param isAfterGo Whether `g` was pressed just before.
 */
export function actOf(sign: string, isAfterGo: boolean): KeyAct | null {
  if (isAfterGo) {
    const section = SECTIONS.find(({ letter }) => letter === sign);
    return section ? { kind: 'go', path: section.path } : null;
  }
  if (sign === SHEET) return { kind: 'sheet' };
  if (sign === GO) return { kind: 'await' };
  if (sign === UNDO) return { kind: 'undo' };
  if (isOneOf(ROW_KEYS, sign)) return { kind: 'row', key: ROW_KEYS[sign] };
  if (isOneOf(CASE_KEYS, sign)) return { kind: 'case', key: CASE_KEYS[sign] };
  const key = PRESS_KEYS.find((letter) => letter === sign);
  return key ? { kind: 'press', key } : null;
}
