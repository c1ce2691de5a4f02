import { Button, Card, Heading, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { SafetyAlert } from '@sakina/platform/contract';
import { dial, paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useSafetyAlertText } from './messages/index.ts';

export interface SafetyAlertCardProps {
  alert: SafetyAlert;
  /** Called when the provider wants to say what they did. */
  onSeen: () => void;
}

/** One client who told of danger: what they said, when, how to reach them, and the way to say what was done. */
export function SafetyAlertCard({ alert, onSeen }: SafetyAlertCardProps) {
  const t = useSafetyAlertText();
  const format = useFormat();
  const { client, raisedAt, answer, words, phone, sharesSafetyPlan } = alert;
  const name = client.displayName;
  return (
    <Card as="li" tone="warm">
      <Stack gap="x1">
        <Heading level={3} size="lg">
          <bdi>{name}</bdi>
        </Heading>
        <Text size="sm" tone="muted">
          {t('when', { day: format.dayInWords(raisedAt), time: format.time(raisedAt) })}
        </Text>
        <Text measure>
          {answer !== null ? t('item9', { answer: t(`answer.${answer}`) }) : t('message', { words: words ?? '' })}
        </Text>
        {phone === null ? (
          <Text size="sm">{t('noPhone')}</Text>
        ) : (
          <Link href={dial(phone)} variant="standalone">
            {t('call', { name, phone })}
          </Link>
        )}
        <Text size="sm" tone="muted">
          {sharesSafetyPlan ? t('plan', { name }) : t('noPlan')}
        </Text>
        <Inline gap="x2">
          <Button variant="primary" aria-label={t('seenOf', { name })} onPress={onSeen}>
            {t('seen')}
          </Button>
          {answer === null && (
            <Link variant="standalone" href={paths.providerMessages({ client: client.id })}>
              {t('read', { name })}
            </Link>
          )}
          <Link variant="standalone" href={paths.providerClients({ client: client.id })}>
            {t('record', { name })}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
