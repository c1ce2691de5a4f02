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
  const number = phone === null ? '' : shownNumber(phone);
  // The heading says whom it is about; who goes from link to link hears it with each.
  const acts: { href: string; words: string; name: string; icon?: ReactNode }[] = [];
  if (phone !== null)
    acts.push({
      href: dial(phone),
      words: t('call', { phone: number }),
      name: t('callOf', { name, phone: number }),
      icon: <Phone aria-hidden />,
    });
  if (answer === null)
    acts.push({
      href: paths.providerMessages({ client: client.id }),
      words: t('read'),
      name: t('readOf', { name }),
    });
  acts.push({
    href: paths.providerClients({ client: client.id }),
    words: t('record'),
    name: t('recordOf', { name }),
  });
  return (
    <Card as="li" tone="danger">
      <Stack gap="x1">
        <Inline gap="x2" align="baseline">
          <Heading level={3} size="lg">
            <bdi>{name}</bdi>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            {t('when', { day: format.relativeDay(raisedAt), time: format.time(raisedAt) })}
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
          {acts.map((act, place) => (
            <ButtonLink
              key={act.href}
              href={act.href}
              aria-label={act.name}
              variant={place === 0 ? 'primary' : 'secondary'}
            >
              {act.icon}
              {act.words}
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
