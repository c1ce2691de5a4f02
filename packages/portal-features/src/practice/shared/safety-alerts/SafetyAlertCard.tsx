import { Button, ButtonLink, Card, Heading, Inline, Stack, Text } from '@sakina/design-system';
import type { SafetyAlert } from '@sakina/platform/contract';
import { dial, paths, shownNumber } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const acts: [href: string, words: string, icon?: ReactNode][] = [];
  if (phone !== null)
    acts.push([dial(phone), t('call', { name, phone: shownNumber(phone) }), <Phone key="phone" aria-hidden />]);
  if (answer === null) acts.push([paths.providerMessages({ client: client.id }), t('read', { name })]);
  acts.push([paths.providerClients({ client: client.id }), t('record', { name })]);
  return (
    <Card as="li" tone="danger">
      <Stack gap="x1">
        <Inline gap="x2" align="baseline">
          <Heading level={3} size="lg">
            <bdi>{name}</bdi>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            {t('when', { day: format.dayInWords(raisedAt), time: format.time(raisedAt) })}
          </Text>
        </Inline>
        <Text>
          {answer !== null ? t('item9', { answer: t(`answer.${answer}`) }) : t('message', { words: words ?? '' })}
        </Text>
        {phone === null && <Text size="sm">{t('noPhone')}</Text>}
        <Text size="sm" tone="muted">
          {sharesSafetyPlan ? t('plan', { name }) : t('noPlan')}
        </Text>
        {/* What helps the person comes first, and is the one filled button. */}
        <Inline gap="x1">
          {acts.map(([href, words, icon], place) => (
            <ButtonLink key={href} href={href} variant={place === 0 ? 'primary' : 'secondary'}>
              {icon}
              {words}
            </ButtonLink>
          ))}
          <Button variant="quiet" aria-label={t('seenOf', { name })} onPress={onSeen}>
            {t('seen')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
