/** Stands between the name of a page and the product’s in a title, in every language (FRAME-2). */
const BETWEEN = ' · ';

/**
 * A title with another page’s name and the same end, which names the product. A title without that end stays as it is,
 * as that of a story.
 */
export function titleNaming(name: string, title: string): string {
  const end = title.lastIndexOf(BETWEEN);
  return end === -1 ? title : name + title.slice(end);
}
