import { Heading, Stack, Text, theme } from '@sakina/design-system';
import type { PlanVersion } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { usePlansText } from '../messages/index.ts';

const Goals = styled.ul`
  padding-inline-start: ${theme.space.x2};
`;

/** A version as it was sent, and what the client said of it. */
export function VersionItem({ version }: { version: PlanVersion }) {
  const t = usePlansText();
  const format = useFormat();
  const { number, title, clientSummary, goals, sentAt, answer, answeredAt, words } = version;
  return (
    <Stack gap="half">
      <Heading level={4} size="sm">
        {t('versions.number', { number })}
      </Heading>
      <Text size="sm" tone="muted">
        {t('versions.sent', { day: format.shortDate(sentAt) })}
        {' · '}
        {answer === null || answeredAt === null
          ? t('versions.waiting')
          : t(`versions.${answer}`, { day: format.shortDate(answeredAt) })}
      </Text>
      <Text dir="auto">
        {title}: {clientSummary}
      </Text>
      <Goals>
        {goals.map(({ id, clientStatement }) => (
          <li key={id} dir="auto">
            {clientStatement}
          </li>
        ))}
      </Goals>
      {words && (
        <Text size="sm">
          {t('versions.words')} <bdi>{words}</bdi>
        </Text>
      )}
    </Stack>
  );
}
