import { Section, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { CredentialDocument, DocumentStatus } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCredentialsText } from '../messages/index.ts';

const TONES: Record<DocumentStatus, StatusTone> = {
  UNDER_REVIEW: 'waiting',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'warning',
};

/** The documents that were handed in, how each stands, and why one was not accepted. */
export function Documents({ documents }: { documents: readonly CredentialDocument[] }) {
  const t = useCredentialsText();
  const format = useFormat();
  return (
    <Section title={t('documents.title')} headingSize="lg">
      {documents.length === 0 ? (
        <Text tone="muted">{t('documents.empty')}</Text>
      ) : (
        <Stack as="ul" gap="x2" aria-label={t('documents.title')}>
          {documents.map(({ id, fileName, status, uploadedAt, problem }) => (
            <li key={id}>
              <Text as="div">
                <bdi>{fileName}</bdi>
              </Text>
              <Status tone={TONES[status]} detail={problem}>
                {t(`document.${status}`)}
              </Status>
              <Text size="sm" tone="muted">
                {t('documents.when', { date: format.shortDate(uploadedAt) })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
