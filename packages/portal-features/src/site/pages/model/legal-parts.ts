import type { MessageValues, Translate } from '@sakina/design-system';

/** A section of a legal text, by the keys of its catalogue. */
export interface LegalPart<Key extends string> {
  /** The fragment in the address, `/legal/privacy#keep`. Stable when headings are reworded. */
  id: string;
  title: Key;
  /** Paragraphs before the list. */
  paragraphs: readonly Key[];
  /** Items of the list, if the section has one. */
  points?: readonly Key[];
  /** A link to another site, shown last. */
  link?: { href: string; label: Key };
}

/** A section of a legal text in the user's language. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points: readonly string[];
  link?: { href: string; label: string };
}

/** Translates the sections. */
export function readParts<Key extends string>(
  parts: readonly LegalPart<Key>[],
  t: Translate<Key>,
  values: MessageValues,
): LegalSection[] {
  const say = (key: Key) => t(key, values);
  return parts.map(({ id, title, paragraphs, points = [], link }) => ({
    id,
    title: say(title),
    paragraphs: paragraphs.map(say),
    points: points.map(say),
    ...(link && { link: { href: link.href, label: say(link.label) } }),
  }));
}
