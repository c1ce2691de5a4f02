import type { CardElement, CardEntryTexts } from '@sakina/platform/payments';
import { useLoadCardEntry } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePaymentText } from './messages/index.ts';

/** Whether the payment service's fields are mounted. */
export type CardFieldsStatus = 'loading' | 'ready' | 'unavailable';

/**
 * Mounts the payment service's fields into a host, and discards them with everything typed when the host unmounts.
 * @param onElement Called with the mounted fields, and with null when they unmount.
 */
export function useCardElement(
  host: RefObject<HTMLDivElement | null>,
  onElement: (element: CardElement | null) => void,
) {
  const load = useLoadCardEntry();
  const texts = useCardTexts();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CardFieldsStatus>('loading');
  const isCurrent = useRef(0);
  const element = useRef<CardElement | null>(null);

  const mount = useEffectEvent(async (mine: number) => {
    const entry = await load().catch(() => null);
    if (isCurrent.current !== mine) return;
    if (!entry || !host.current) {
      setStatus('unavailable');
      return;
    }
    element.current = entry.mount(host.current, { texts });
    onElement(element.current);
    setStatus('ready');
  });
  const gone = useEffectEvent(() => onElement(null));
  useEffect(() => {
    isCurrent.current += 1;
    void mount(isCurrent.current);
    return () => {
      isCurrent.current += 1;
      element.current?.unmount();
      element.current = null;
      gone();
    };
  }, [attempt]);

  return {
    status,
    retry: () => {
      setStatus('loading');
      setAttempt((count) => count + 1);
    },
  };
}

/** The texts of the fields. */
function useCardTexts(): CardEntryTexts {
  const t = usePaymentText();
  return {
    card: t('card.group'),
    fields: { number: t('card.number'), expiry: t('card.expiry'), securityCode: t('card.securityCode') },
    problems: {
      INCOMPLETE: t('card.INCOMPLETE'),
      INVALID_NUMBER: t('card.INVALID_NUMBER'),
      UNSUPPORTED_CARD: t('card.UNSUPPORTED_CARD'),
      INVALID_DATE: t('card.INVALID_DATE'),
      EXPIRED: t('card.EXPIRED'),
    },
  };
}
