import type { WaitlistWishes } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** What someone who waits asks of a time, in words; a must is said to be one. */
export function useWishText(): (wishes: WaitlistWishes) => string[] {
  const t = useProviderCalendarText();
  const shared = useSharedText();
  const format = useFormat();
  return ({ partOfDay, mode, language }) => {
    const said = (wish: { strength: 'MUST' | 'WISH' } | undefined, words: readonly string[]) =>
      wish ? [t(`waiting.${wish.strength}`, { what: format.list(words) })] : [];
    return [
      ...said(partOfDay, partOfDay?.anyOf.map((part) => t(`waiting.part.${part}`)) ?? []),
      ...said(mode, mode?.anyOf.map((way) => shared(`mode.${way}`)) ?? []),
      ...said(language, language?.anyOf.map((code) => format.language(code)) ?? []),
    ];
  };
}
