import { foldForSearch } from '@sakina/platform/locale';
import type { ReactNode } from 'react';

/** Something to go to or to do. */
export interface Command {
  /** Names the command; unique in the palette. */
  id: string;
  /** What it does or where it goes. */
  label: string;
  /** A second line: whose, when, where. */
  description?: string;
  /** An icon that helps to find it again; lucide’s with `aria-hidden`. */
  icon?: ReactNode;
  /** Other words people may search for. */
  keywords?: readonly string[];
  /** Keys that do the same, as in `aria-keyshortcuts`. */
  shortcut?: string;
  /** Makes it a link; it follows the LinkProvider like every other link. */
  href?: string;
  /** What it does when it is no link. */
  onAction?: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  /** Names the group; unique in the palette. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its commands, the likeliest first. */
  items: readonly Command[];
}

/** What is shown, and how much was left out. */
interface Matches {
  /** Groups with at least one command. */
  groups: readonly CommandGroup[];
  /** How many commands are shown. */
  shown: number;
  /** How many more there would be. */
  left: number;
}

/** How well a command fits: 2 if its name begins with what was typed, 1 if all words occur somewhere, 0 if not. */
function fit(command: Command, typed: string, words: readonly string[]): 0 | 1 | 2 {
  const label = foldForSearch(command.label);
  if (label.startsWith(typed)) return 2;
  const text = [
    label,
    foldForSearch(command.description ?? ''),
    ...(command.keywords ?? []).map((word) => foldForSearch(word)),
  ].join(' ');
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

/**
 * The commands that match the query: every word has to occur, in any order; names that begin with it come first.
 * @param query The typed text; an empty one matches all.
 * @param limit The maximum number shown.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string, limit: number): Matches {
  const typed = foldForSearch(query).trim();
  const words = typed.split(/\s+/);
  const fitting = groups.map((group) => {
    if (typed === '') return group;
    const rated = group.items.map((item) => ({ item, rate: fit(item, typed, words) })).filter(({ rate }) => rate > 0);
    return { ...group, items: rated.toSorted((a, b) => b.rate - a.rate).map(({ item }) => item) };
  });
  return firstOf(fitting, limit);
}

/** The first commands up to the limit, group by group. */
export function firstOf(groups: readonly CommandGroup[], limit: number): Matches {
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  let room = limit;
  const shown = groups.map((group) => {
    const items = group.items.slice(0, room);
    room -= items.length;
    return { ...group, items };
  });
  return {
    groups: shown.filter((group) => group.items.length > 0),
    shown: limit - room,
    left: Math.max(0, total - limit),
  };
}
