import { Banner, Button, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import type { CardElement } from '@sakina/platform/payments';
import { useRef } from 'react';
import { usePaymentText } from './messages/index.ts';
import { useCardElement } from './use-card-element.ts';

export interface NewCardProps {
  /** Called with the mounted fields, which hand out the token, and with null when they unmount. */
  onElement: (element: CardElement | null) => void;
  /** The card is charged after the session, so it is saved. */
  isKept: boolean;
}

/** The payment service's own fields, and whether the card is saved. */
export function NewCard({ onElement, isKept }: NewCardProps) {
  const t = usePaymentText();
  const host = useRef<HTMLDivElement>(null);
  const { status, retry } = useCardElement(host, onElement);
  return (
    <Stack gap="x1h">
      {status === 'loading' && (
        <LoadingRegion label={t('card.fieldsLoading')}>
          <Skeleton shape="block" size="sm" />
        </LoadingRegion>
      )}
      {status === 'unavailable' && (
        <Banner
          tone="warning"
          actions={
            <Button variant="secondary" onPress={retry}>
              {t('card.retry')}
            </Button>
          }
        >
          {t('card.unavailable')}
        </Banner>
      )}
      <div ref={host} />
      <Text size="sm" tone="muted">
        {t(isKept ? 'card.keptAfter' : 'card.onlyNow')}
      </Text>
    </Stack>
  );
}
