import { Checkbox, FormReview, Heading, Inline, Link, Stack } from '@sakina/design-system';
import type { ReviewSection } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useListText } from '../../shared/application-form/index.ts';
import { HelpNow } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { openCount } from '../model/measure-draft.ts';
import { consentNames } from '../model/patient-problems.ts';
import { labelsOf, useChoices } from './use-choices.ts';
import type { Patient } from './use-patient.ts';

/** All answers with a link back to each step, and the consents. */
export function PatientReview({ form, needsHelp, isSignedIn, consents, consent, messageOf }: Patient) {
  const t = useOnboardingText();
  const choices = useChoices();
  const listText = useListText();
  const { contactName, contactPhone, measures } = form;
  const name = contactName.trim();
  const measure = (which: 'PHQ_9' | 'GAD_7') => {
    const draft = measures[which];
    if (draft.isSent) return t('review.measure.sent');
    return draft.isWanted && openCount(which, draft) === 0 ? t('review.measure.answered') : undefined;
  };
  const sections: ReviewSection[] = [
    {
      step: 'reasons',
      title: t('step.reasons'),
      items: [
        { label: t('field.reasons'), value: listText(labelsOf(choices.specialities, form.reasons)) },
        { label: t('field.inOwnWords'), value: form.inOwnWords.trim() },
      ],
    },
    {
      step: 'wishes',
      title: t('step.wishes'),
      items: [
        { label: t('field.kinds'), value: listText(labelsOf(choices.kinds, form.kinds)) },
        { label: t('field.languages'), value: listText(labelsOf(choices.languages, form.languages)) },
        { label: t('field.gender'), value: listText(labelsOf(choices.genders, [form.preferredGender])) },
        { label: t('field.faith'), value: listText(labelsOf(choices.faiths, [form.faithInCare])) },
      ],
    },
    {
      step: 'meeting',
      title: t('step.meeting'),
      items: [
        { label: t('field.modes'), value: listText(labelsOf(choices.modes, form.modes)) },
        { label: t('field.times'), value: listText(labelsOf(choices.times, form.times)) },
      ],
    },
    ...(isSignedIn
      ? [
          {
            step: 'questions',
            title: t('step.questions'),
            items: [
              { label: t('questions.PHQ_9'), value: measure('PHQ_9') },
              { label: t('questions.GAD_7'), value: measure('GAD_7') },
            ],
          },
        ]
      : []),
    {
      step: 'contact',
      title: t('step.contact'),
      items: [
        {
          label: t('contact.heading'),
          value:
            name === ''
              ? undefined
              : t('review.contact', { name: `\u2068${name}\u2069`, phone: `\u2066${contactPhone.trim()}\u2069` }),
        },
      ],
    },
  ];
  return (
    <Stack gap="x4">
      {needsHelp && <HelpNow titleLevel={3}>{t('review.help')}</HelpNow>}
      <FormReview sections={sections} />
      {isSignedIn && (
        <Stack gap="x1" role="group" aria-labelledby="onboarding-consents">
          <Heading level={3} size="md" id="onboarding-consents">
            {t('consent.label')}
          </Heading>
          {consentNames.map((key) => (
            <Checkbox
              key={key}
              name={key}
              isRequired
              value={consents[key]}
              onChange={(isAgreed) => consent({ [key]: isAgreed })}
              errorMessage={messageOf(key)}
            >
              {t(`consent.${key}`, { product: product.name })}
            </Checkbox>
          ))}
          <Inline gap="x2">
            <Link href={paths.terms()} isExternal>
              {t('consent.readTerms')}
            </Link>
            <Link href={paths.privacy()} isExternal>
              {t('consent.readPrivacy')}
            </Link>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
