import { language, speciality, usState } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useJoiningText } from '../messages/index.ts';

/** The options that both forms offer, in the user's language and sort order. */
export function useChoices() {
  const t = useJoiningText();
  const format = useFormat();
  return useMemo(() => {
    const { compare } = new Intl.Collator(format.locale);
    return {
      specialities: speciality.options.map((id) => ({ id, label: t(`speciality.${id}`) })),
      languages: language.options.map((id) => ({ id, label: format.language(id) })),
      states: usState.options
        .map((id) => ({ id, label: t(`state.${id}`) }))
        .toSorted((one, other) => compare(one.label, other.label)),
    };
  }, [t, format]);
}
