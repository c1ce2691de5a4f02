import type { MessageValues, Translate } from '@sakina/design-system';

/** One part of a legal text by the keys of its catalogue. */
export interface LegalPart<Key extends string> {
  /** For the address: `/legal/privacy#keep`. Keeps its name when headings are reworded. */
  id: string;
  title: Key;
  /** Before the list. */
  paragraphs: readonly Key[];
  /** Points of a list, if the part has one. */
  points?: readonly Key[];
  /** Another site that the part speaks of; it stands below everything else. */
  link?: { href: string; label: Key };
}

/** One part of a legal text in words. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points: readonly string[];
  link?: { href: string; label: string };
}

/** Says the parts in the reader’s language. */
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
