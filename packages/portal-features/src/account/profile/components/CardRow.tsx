import { Badge, Button, Inline, Stack, Text } from '@sakina/design-system';
import type { PaymentMethod } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useProfileText } from '../messages/index.ts';

export interface CardRowProps {
  /** The card, without its number. */
  card: PaymentMethod;
  /** The card in words: 'Visa ending in 4242'. */
  name: string;
  /** Whether it is just being made the default. */
  isBusy: boolean;
  /** Called to let it pay from now on. */
  onMakeDefault: () => void;
  /** Called to be asked whether it shall go. */
  onRemove: () => void;
}

/** One card and what can be done with it. */
export function CardRow({ card, name, isBusy, onMakeDefault, onRemove }: CardRowProps) {
  const t = useProfileText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow()).toISOString());
  const isOver = card.expiresOn < today;
  const month = format.date(card.expiresOn, { month: 'long', year: 'numeric' });
  return (
    <Inline as="li" justify="between" gap="x2">
      <Stack gap="half">
        <Inline gap="x1">
          <Text as="span" weight="strong">
            {name}
          </Text>
          {card.isDefault && <Badge tone="success">{t('payment.default')}</Badge>}
          {isOver && <Badge tone="warning">{t('payment.over')}</Badge>}
        </Inline>
        <Text as="span" size="sm" tone="muted">
          {t(isOver ? 'payment.expired' : 'payment.expires', { month })}
        </Text>
      </Stack>
      <Inline gap="x1">
        {!card.isDefault && !isOver && (
          <Button
            variant="secondary"
            size="small"
            isPending={isBusy}
            aria-label={t('payment.makeDefaultOf', { card: name })}
            onPress={onMakeDefault}
          >
            {t('payment.makeDefault')}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t('payment.removeOf', { card: name })} onPress={onRemove}>
          {t('payment.remove')}
        </Button>
      </Inline>
    </Inline>
  );
}
