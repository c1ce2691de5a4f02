import type { Insurer, Language, SessionMode, Speciality } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { ActiveFilter } from '../model/filters.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';

/** The words for what providers offer and for the filters, in the reader's language. */
export function useLabels() {
  const t = useDirectoryText();
  const shared = useSharedText();
  const format = useFormat();

  const list = (words: readonly string[]) => format.list(words, { type: 'unit', style: 'short' });

  const labels = {
    speciality: (value: Speciality) => t(`speciality.${value}`),
    language: (value: Language) => format.language(value),
    insurer: (value: Insurer) => t(`insurer.${value}`),
    /** How one can meet: 'Online', 'In person', 'Online or in person'. */
    modes: (modes: readonly SessionMode[]) =>
      modes.length > 1 ? t('mode.any') : modes.map((mode) => shared(`mode.${mode}`)).join(''),
    /** A price of whole US dollars. */
    price: (dollars: number) => format.money({ amountMinor: dollars * 100, currency: 'USD' }),
    /** Several words as one list: 'English, Arabic, Urdu'. */
    list,
    /** The first few of a list, and how many more there are; empty for an empty list. */
    shortList: (words: readonly string[], shown: number) =>
      list(words.length > shown ? [...words.slice(0, shown), t('card.more', { count: words.length - shown })] : words),
    /** What a filter narrows to, as a chip says it. */
    filter(filter: ActiveFilter): string {
      switch (filter.name) {
        case 'kinds':
          return t(`kinds.${filter.value}`);
        case 'specialities':
          return labels.speciality(filter.value);
        case 'languages':
          return labels.language(filter.value);
        case 'genders':
          return t(`gender.${filter.value}`);
        case 'insurers':
          return labels.insurer(filter.value);
        case 'mode':
          return shared(`mode.${filter.value}`);
        case 'maxPrice':
          return t('maxPrice.upTo', { price: labels.price(filter.value) });
        case 'freeWithin':
          return t(`freeWithin.chip.${filter.value}`);
        case 'slidingScale':
          return t('slidingScale.chip');
        case 'saved':
          return t('saved.chip');
        case 'words':
          return t('words.chip', { words: filter.value });
      }
    },
  };
  return labels;
}
