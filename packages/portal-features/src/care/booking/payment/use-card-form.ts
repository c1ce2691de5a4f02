import { listPaymentMethods } from '@sakina/platform/contract';
import { CardEntryError } from '@sakina/platform/payments';
import type { CardElement } from '@sakina/platform/payments';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { goodCards } from '../../../shared/index.ts';
import type { ChosenCard } from '../model/payment.ts';
import { NEW_CARD } from './CardChoice.tsx';
import { usePaymentText } from './messages/index.ts';

interface CardForm {
  /** The card chosen before, or null. */
  card: ChosenCard | null;
  onCard: (card: ChosenCard) => void;
  /** Called once a card is chosen, after `onCard` where it changed. */
  onDone: () => void;
}

/** The choice of a card; submitting it exchanges a new card for a token. */
export function useCardForm({ card, onCard, onDone }: CardForm) {
  const t = usePaymentText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow()).toISOString());
  const read = useOperation(listPaymentMethods, {});
  const saved = goodCards(read.data?.items ?? [], today);
  const entered = card && !saved.some(({ id }) => id === card.token) ? card : null;
  const [chosen, setChosen] = useState<string | null>(card?.token ?? null);
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const element = useRef<CardElement | null>(null);
  const firstOption = useRef<HTMLInputElement>(null);
  const known = chosen === NEW_CARD || chosen === entered?.token || saved.some(({ id }) => id === chosen);
  const value = known && chosen !== null ? chosen : (saved[0]?.id ?? NEW_CARD);

  async function submit() {
    if (isPending || !read.data) return;
    const method = saved.find(({ id }) => id === value);
    if (method) {
      onCard({ token: method.id, brand: method.brand, last4: method.last4 });
      return onDone();
    }
    if (entered && value === entered.token) return onDone();
    if (!element.current) {
      setMissing(true);
      firstOption.current?.focus();
      return;
    }
    setPending(true);
    try {
      const { token, brand, last4 } = await element.current.tokenize();
      onCard({ token, brand, last4 });
      setChosen(token);
      onDone();
    } catch (error) {
      // The fields themselves show what is missing.
      if (!(error instanceof CardEntryError)) throw error;
      element.current?.focus();
    } finally {
      setPending(false);
    }
  }
  return {
    read,
    isPending,
    submit,
    field: {
      saved,
      entered,
      value,
      onElement: (mounted: CardElement | null) => {
        element.current = mounted;
      },
      ref: firstOption,
      errorMessage: isMissing ? t('card.missing') : undefined,
      onChange: (next: string) => {
        setChosen(next);
        setMissing(false);
      },
    },
  };
}
