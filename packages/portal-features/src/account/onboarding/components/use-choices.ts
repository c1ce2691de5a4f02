import { gender, language, preferredTime, providerKind, speciality } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';

/** The options of the forms, in the user's language. */
export function useChoices() {
  const t = useOnboardingText();
  const shared = useSharedText();
  const format = useFormat();
  return useMemo(
    () => ({
      specialities: speciality.options.map((id) => ({ id, label: t(`speciality.${id}`) })),
      languages: language.options.map((id) => ({ id, label: format.language(id) })),
      kinds: providerKind.options.map((id) => ({ id, label: t(`kind.${id}`), description: t(`kind.${id}.help`) })),
      genders: [
        { id: 'ANY', label: t('gender.ANY') },
        ...gender.options.map((id) => ({ id, label: t(`gender.${id}`) })),
      ],
      faiths: [
        ...(['CENTRAL', 'WELCOME', 'NOT_WANTED'] as const).map((id) => ({
          id,
          label: t(`faith.${id}`),
          description: t(`faith.${id}.help`),
        })),
        { id: 'UNSAID', label: t('faith.UNSAID') },
      ],
      modes: (['ONLINE', 'IN_PERSON'] as const).map((id) => ({ id, label: shared(`mode.${id}`) })),
      times: preferredTime.options.map((id) => ({ id, label: t(`times.${id}`) })),
    }),
    [t, shared, format],
  );
}

/** The known values among the chosen ids, in their known order. */
export function known<Value extends string>(values: readonly Value[], chosen: readonly string[]): Value[] {
  return values.filter((value) => chosen.includes(value));
}

/** The labels of the chosen options, in the options' order. */
export function labelsOf(options: readonly { id: string; label: string }[], chosen: readonly string[]): string[] {
  return options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
}
