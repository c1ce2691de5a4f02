import { Heading, Stack, Status, Text, theme } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { CredentialDocument, DocumentStatus } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useJoiningText } from '../messages/index.ts';

export interface DocumentListProps {
  /** Documents that were handed in. */
  documents: readonly CredentialDocument[];
  /** Heading above the list. */
  title: string;
}

const TONES: Readonly<Record<DocumentStatus, StatusTone>> = {
  UNDER_REVIEW: 'waiting',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'warning',
};

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.half} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};

  & > div { flex: 1 1 14rem; min-inline-size: 0; }
  & strong { overflow-wrap: anywhere; }
`;

/** The uploaded documents with their review status. */
export function DocumentList({ documents, title }: DocumentListProps) {
  const t = useJoiningText();
  const format = useFormat();
  return (
    <Stack gap="x1">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {documents.length === 0 ? (
        <Text tone="muted">{t('apply.documents.none')}</Text>
      ) : (
        <Stack as="ul" gap="none" aria-label={title}>
          {documents.map(({ id, kind, fileName, status, problem, uploadedAt }) => (
            <Line key={id}>
              <div>
                <strong>
                  <bdi>{fileName}</bdi>
                </strong>
                <Text
                  size="sm"
                  tone="muted"
                >{`${t(`document.${kind}`)} · ${t('apply.documents.sentOn', { date: format.shortDate(uploadedAt) })}`}</Text>
                {problem && (
                  <Text size="sm" dir="auto">
                    {problem}
                  </Text>
                )}
              </div>
              <Status size="small" tone={TONES[status]}>
                {t(`documentStatus.${status}`)}
              </Status>
            </Line>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
