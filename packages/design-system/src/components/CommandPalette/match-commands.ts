import type { ReactNode } from 'react';

/** Something to go to or to do. */
export interface Command {
  /** Names the command; unique in the palette. */
  id: string;
  /** What it does or where it goes. */
  label: string;
  /** A second line: whose, when, where. */
  description?: string;
  /** A drawing that helps to find it again; lucide’s with `aria-hidden`. */
  icon?: ReactNode;
  /** Other words people may look for. */
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

/** Letters only, without capitals, accents and Arabic vowel signs, and with the forms of alif as one. */
function folded(text: string, locale: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .replace(/[\u0623\u0625\u0622\u0671]/g, '\u0627')
    .toLocaleLowerCase(locale);
}

/** How well a command fits: 2 if its name begins with what was typed, 1 if all words occur somewhere, 0 if not. */
function fit(command: Command, typed: string, words: readonly string[], locale: string): 0 | 1 | 2 {
  const label = folded(command.label, locale);
  if (label.startsWith(typed)) return 2;
  const text = [
    label,
    folded(command.description ?? '', locale),
    ...(command.keywords ?? []).map((word) => folded(word, locale)),
  ].join(' ');
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

/**
 * The commands that fit what was typed: every word has to occur, in any order; those whose name begins with it come first.
 * @param query What was typed; nothing fits all.
 * @param locale BCP 47 tag, for capitals.
 * @param limit So many are shown at most.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string, locale: string, limit: number): Matches {
  const typed = folded(query, locale).trim();
  const words = typed.split(/\s+/);
  const fitting = groups.map((group) => {
    if (typed === '') return group;
    const rated = group.items
      .map((item) => ({ item, rate: fit(item, typed, words, locale) }))
      .filter(({ rate }) => rate > 0);
    return { ...group, items: rated.toSorted((a, b) => b.rate - a.rate).map(({ item }) => item) };
  });
  return firstOf(fitting, limit);
}

/** As many commands as the limit lets through, from the first group on. */
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
