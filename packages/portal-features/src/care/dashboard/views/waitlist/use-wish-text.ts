import type { WaitlistWishes } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../../shared/index.ts';
import { useWaitlistText } from './messages/index.ts';

/** Words what someone who waits has wished for, musts marked; empty for nothing. */
export function useWishText(): (wishes: WaitlistWishes) => string {
  const t = useWaitlistText();
  const shared = useSharedText();
  const format = useFormat();
  return ({ kind, gender, language, partOfDay, mode }) => {
    const word = <Value extends string>(
      wish: { anyOf: readonly Value[]; strength: 'MUST' | 'WISH' } | undefined,
      name: (value: Value) => string,
    ) => {
      if (!wish) return [];
      const any = format.list(wish.anyOf.map(name), { type: 'disjunction' });
      return [wish.strength === 'MUST' ? t('must', { wish: any }) : any];
    };
    return format.list([
      ...word(kind, (value) => shared(`kind.${value}`)),
      ...word(gender, (value) => t(`gender.${value}`)),
      ...word(language, (tag) => format.language(tag)),
      ...word(partOfDay, (value) => t(`partOfDay.${value}`)),
      ...word(mode, (value) => t(`mode.${value}`)),
    ]);
  };
}
