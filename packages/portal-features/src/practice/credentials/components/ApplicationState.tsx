import { Link, Section, Stack, Status, Text } from '@sakina/design-system';
import type { ProviderApplication } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useCredentialsText } from '../messages/index.ts';

/** How the application to work here stands, and who speaks for the applicant. */
export function ApplicationState({ application }: { application: ProviderApplication }) {
  const t = useCredentialsText();
  const format = useFormat();
  const { status, decisions, references, updatedAt } = application;
  const note = decisions.at(-1)?.note;
  return (
    <>
      <Section title={t('application.title')} headingSize="lg">
        <Status
          tone={status === 'APPROVED' ? 'success' : status === 'NEEDS_CHANGES' ? 'warning' : 'neutral'}
          detail={note}
        >
          {t(`status.${status}`)}
        </Status>
        <Text size="sm" tone="muted">
          {t('application.when', { date: format.shortDate(updatedAt) })}
        </Text>
        <div>
          <Link variant="standalone" href={paths.providerApply()}>
            {t('application.open')}
          </Link>
        </div>
      </Section>
      {references.length > 0 && (
        <Section title={t('references.title')} headingSize="lg" description={t('references.body')}>
          <Stack as="ul" gap="x1" aria-label={t('references.title')}>
            {references.map(({ name, relation }, index) => (
              <li key={`${index} ${name}`}>
                <Text as="div">
                  <bdi>{name}</bdi>
                </Text>
                <Text as="div" size="sm" tone="muted">
                  <bdi>{relation}</bdi>
                </Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
