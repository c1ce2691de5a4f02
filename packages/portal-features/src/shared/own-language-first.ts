/**
 * The same items in their order, those in the reader's language before the others.
 * @param locale The reader's BCP 47 locale, as `format.locale`.
 */
export function ownLanguageFirst<Item extends { language: string }>(items: readonly Item[], locale: string): Item[] {
  const isOwn = (item: Item) => locale.split('-')[0] === item.language;
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))];
}
