import { KeyValueList, Link, Section, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useReadersText } from '../../../shared/readers/messages/index.ts';
import { useProfileText } from '../messages/index.ts';

const FACTS = [
  'name',
  'answers',
  'sessions',
  'messages',
  'questionnaires',
  'insurance',
  'plan',
  'journal',
  'community',
  'reports',
  'support',
  'employer',
] as const;

/** Who sees what, fact by fact, with the places where it can be changed (SEC-8). */
export function PrivacyPart() {
  const t = useProfileText();
  const readers = useReadersText();
  return (
    <Section title={t('privacy.title')} description={t('privacy.help')}>
      <KeyValueList items={FACTS.map((fact) => ({ id: fact, term: t(`privacy.${fact}`), value: readers(fact) }))} />
      <Stack gap="half">
        <Link variant="standalone" href={paths.safetyPlan()}>
          {t('privacy.toPlan')}
        </Link>
        <Link variant="standalone" href={paths.profile({ section: 'notifications' })}>
          {t('privacy.toDiscreet')}
        </Link>
        <Link variant="standalone" href={paths.healthPrivacy()}>
          {t('privacy.toNotice')}
        </Link>
      </Stack>
    </Section>
  );
}
