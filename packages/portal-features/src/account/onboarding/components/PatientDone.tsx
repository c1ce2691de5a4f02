import { ButtonLink, FormActions, Heading, Illustration, Skeleton, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { ArrivalHeading } from '../../shared/application-form/index.ts';
import { Bulleted, lazyPanel } from '../../../shared/index.ts';
import { useReadersText } from '../../../shared/readers/messages/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { matchingQuery } from '../model/matching.ts';
import { patientAnswersOf } from '../model/patient-form.ts';
import type { PatientForm } from '../model/patient-form.ts';

export const LazyHelpNow = lazyPanel(() => import('../../../shared/crisis/index.ts').then((m) => m.HelpNow));

export interface PatientDoneProps {
  /** The submitted form, for the link to matching providers. */
  form: PatientForm;
  /** The path the user came for; left out, the matching providers come next. */
  onward?: string | undefined;
  /** Whether the questionnaire reported thoughts of death (CARE-2). */
  needsHelp: boolean;
}

/** Confirms that the answers were submitted, says what happens next, and links onward. */
export function PatientDone({ form, onward, needsHelp }: PatientDoneProps) {
  const t = useOnboardingText();
  const readers = useReadersText();
  const match = paths.findTherapist(matchingQuery(patientAnswersOf(form)));
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Illustration name="dawn" size="sm" />
        <ArrivalHeading>{t('done.title')}</ArrivalHeading>
        <Text measure>{t('done.body')}</Text>
      </Stack>
      {needsHelp && <LazyHelpNow titleLevel={3} loading={<Skeleton lines={4} />} />}
      <Stack gap="x1">
        <Heading level={3} size="md">
          {t('done.next')}
        </Heading>
        <Bulleted
          isOrdered
          items={[t('done.next.choose'), t('done.next.book', { readers: readers('answers') }), t('done.next.change')]}
        />
      </Stack>
      <FormActions isSticky>
        <ButtonLink variant="secondary" href={onward === undefined ? paths.dashboard() : match}>
          {t(onward === undefined ? 'done.home' : 'done.match')}
        </ButtonLink>
        <ButtonLink variant="action" href={onward ?? match}>
          {t(onward === undefined ? 'done.match' : 'done.onward')}
        </ButtonLink>
      </FormActions>
    </Stack>
  );
}
