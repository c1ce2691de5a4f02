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

/** The rules that pages need: those of the whole page, and of each component that stands on one of them. */
export function rulesOf({ global, styles }: StyleRules, pages: readonly string[]): string {
  const used = new Set(pages.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))));
  return [global, ...styles.filter(({ classes }) => used.has(classes.split(' ').at(-1) ?? '')).map(({ css }) => css)].join('\n');
}
