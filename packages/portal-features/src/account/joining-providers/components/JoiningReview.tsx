import { FormReview } from '@sakina/design-system';
import type { ReviewItem } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useListText } from '../../shared/application-form/index.ts';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm } from '../model/joining-form.ts';

export interface JoiningReviewProps {
  /** The kind of provider that the user wants to become. */
  kind: ProviderKind;
  form: JoiningForm;
}

/** All answers before they are submitted, with a link back to each step. */
export function JoiningReview({ kind, form }: JoiningReviewProps) {
  const t = useJoiningText();
  const format = useFormat();
  const listText = useListText();
  const { licenseState, years, hoursAWeek } = form;
  const yearsItem: ReviewItem = {
    label: t(`field.years.${kind}`),
    value: years === null ? undefined : t('review.years', { count: years }),
  };
  const about: Record<ProviderKind, ReviewItem[]> = {
    THERAPIST: [
      { label: t('field.licenseNumber'), value: form.licenseNumber.trim() },
      {
        label: t('field.licenseState'),
        value:
          licenseState === '' ? undefined : licenseState === 'ABROAD' ? t('field.abroad') : t(`state.${licenseState}`),
      },
      yearsItem,
    ],
    IMAM: [
      { label: t('field.training'), value: form.training.trim() },
      { label: t('field.institution'), value: form.institution.trim() },
      yearsItem,
    ],
    MENTOR: [{ label: t('field.experience'), value: form.experience.trim() }],
  };
  return (
    <FormReview
      sections={[
        { step: 'about', title: t('step.about'), items: about[kind] },
        {
          step: 'work',
          title: t('step.work'),
          items: [
            { label: t('field.specialities'), value: listText(form.specialities.map((id) => t(`speciality.${id}`))) },
            { label: t('field.languages'), value: listText(form.languages.map((id) => format.language(id))) },
            ...(kind === 'IMAM'
              ? [{ label: t('field.marriage'), value: t(form.offersMarriageCounsel ? 'review.yes' : 'review.no') }]
              : []),
          ],
        },
        {
          step: 'time',
          title: t('step.time'),
          items: [
            ...(kind === 'THERAPIST'
              ? [{ label: t('field.modes'), value: listText(form.modes.map((id) => t(`mode.${id}`))) }]
              : []),
            {
              label: t('field.hours'),
              value: hoursAWeek === null ? undefined : t('review.hours', { count: hoursAWeek }),
            },
          ],
        },
      ]}
    />
  );
}
