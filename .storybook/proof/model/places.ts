import type { StoryFile } from '../../../tools/stories/read-story-file.ts';

/** One page of the sidebar with its states. */
export interface Page {
  readonly title: string;
  /** Last part of the title. */
  readonly name: string;
  readonly states: readonly { readonly exportName: string; readonly name: string }[];
}

/** Pages that stand together: a portal, or a group of the design system. */
export interface Shelf {
  readonly name: string;
  readonly pages: readonly Page[];
}

const ORDER = ['Public site', 'Consumer', 'Provider', 'Admin', 'Flows', 'Design system', 'Contract', 'Proof'];

/**
 * Puts every story on a shelf, in the order in which a stranger looks for things.
 * @param text Words that the page's title or one of its states must hold; where only states hold them, only those are
 *   kept.
 */
export function shelvesOf(files: readonly StoryFile[], text: string): Shelf[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const holds = (whole: string) => words.every((word) => whole.toLowerCase().includes(word));
  const shelves = new Map<string, Page[]>();
  for (const { title, stories } of files) {
    const parts = title.split('/');
    const states = holds(title)
      ? stories
      : stories.filter(({ name, exportName }) => holds(`${title} ${name} ${exportName}`));
    if (states.length === 0) continue;
    const shelf = parts[0] === 'Design system' ? parts.slice(0, 2).join(': ') : (parts[0] ?? '');
    const page = { title, name: parts.slice(parts[0] === 'Design system' ? 2 : 1).join(', ') || title, states };
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), page]);
  }
  const rank = (name: string) => ORDER.findIndex((start) => name.startsWith(start));
  return [...shelves.entries()]
    .map(([name, pages]) => ({ name, pages: pages.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }))
    .toSorted(
      (a, b) =>
        (rank(a.name) === -1 ? ORDER.length : rank(a.name)) - (rank(b.name) === -1 ? ORDER.length : rank(b.name)) ||
        a.name.localeCompare(b.name, 'en'),
    );
}
