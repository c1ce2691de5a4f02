import { ButtonLink, FormActions, Heading, Illustration, Skeleton, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { Bulleted } from '../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { matchingQuery } from '../model/matching.ts';
import { patientAnswersOf } from '../model/patient-form.ts';
import type { PatientForm } from '../model/patient-form.ts';
import { ArrivalHeading } from './ArrivalHeading.tsx';
import { LateHelp } from './late-parts.ts';

export interface PatientDoneProps {
  /** What was sent, for the way to those who fit. */
  form: PatientForm;
  /** Where the person was on the way to; left out, those who fit are the next step. */
  onward?: string | undefined;
  /** Whether the questionnaire said that thoughts of death come (CARE-2). */
  needsHelp: boolean;
}

/** Says that the answers have arrived, what happens next, and leads on. */
export function PatientDone({ form, onward, needsHelp }: PatientDoneProps) {
  const t = useOnboardingText();
  const match = paths.findTherapist(matchingQuery(patientAnswersOf(form)));
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Illustration name="dawn" size="sm" />
        <ArrivalHeading>{t('done.title')}</ArrivalHeading>
        <Text measure>{t('done.body')}</Text>
      </Stack>
      {needsHelp && <LateHelp titleLevel={3} loading={<Skeleton lines={4} />} />}
      <Stack gap="x1">
        <Heading level={3} size="md">
          {t('done.next')}
        </Heading>
        <Bulleted isOrdered items={[t('done.next.choose'), t('done.next.book'), t('done.next.change')]} />
      </Stack>
      <FormActions isSticky>
        <ButtonLink variant="action" href={onward ?? match}>
          {t(onward === undefined ? 'done.match' : 'done.onward')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={onward === undefined ? paths.dashboard() : match}>
          {t(onward === undefined ? 'done.home' : 'done.match')}
        </ButtonLink>
      </FormActions>
    </Stack>
  );
}
