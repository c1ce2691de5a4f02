/** The rules of one styled component. */
export interface ComponentRules {
  /** What the bundler names it by, from its file and its place there. */
  id: string;
  /** The classes that its element bears, parted by spaces: those of what it extends, then its own. */
  classes: string;
  css: string;
}

/** What styled-components would write into a page, had it every component of the product on it. */
export interface StyleRules {
  /** Those of the whole page. */
  global: string;
  /** In the order in which the modules make them: what is extended stands before what extends it. */
  styles: readonly ComponentRules[];
}

/** Selectors of classes, as they stand in a sheet. */
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/**
 * The rules that pages need and do not come with: those of each component that stands on one of them.
 * @param brought The sheets that every page comes with before, that of the whole page among them.
 */
export function rulesOf({ styles }: StyleRules, pages: readonly string[], brought: string): string {
  const there = new Set([...brought.matchAll(CLASS)].map(([, name]) => name));
  const used = new Set(
    pages.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  );
  return styles
    .filter(({ classes }) => {
      const own = classes.split(' ').at(-1) ?? '';
      return used.has(own) && !there.has(own);
    })
    .map(({ css }) => css)
    .join('\n');
}
