import { RadioGroup, Stack } from '@sakina/design-system';
import type { RadioOption } from '@sakina/design-system';
import type { PaymentMethod } from '@sakina/platform/contract';
import type { CardElement } from '@sakina/platform/payments';
import { useFormat } from '@sakina/platform/react';
import type { Ref } from 'react';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import type { ChosenCard } from '../model/payment.ts';
import { usePaymentText } from './messages/index.ts';
import { NewCard } from './NewCard.tsx';

/** Value of the option to type in a new card. */
export const NEW_CARD = 'new';

export interface CardChoiceProps {
  /** The saved cards that have not expired, the default one first. */
  saved: readonly PaymentMethod[];
  /** A card typed in before, whose token is still valid. */
  entered: ChosenCard | null;
  /** Id of a saved card, token of the typed one, or `NEW_CARD`. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the mounted fields of a new card, and with null when they unmount. */
  onElement: (element: CardElement | null) => void;
  /** A new card is charged after the session, so it is saved. */
  isKept: boolean;
  /** What is missing, in words. */
  errorMessage: string | undefined;
  /** The first card, so that the form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Which card to charge: a saved one, or a new one whose number goes to the payment service alone. */
export function CardChoice({ saved, entered, value, onChange, onElement, isKept, errorMessage, ref }: CardChoiceProps) {
  const t = usePaymentText();
  const format = useFormat();
  const monthOf = (date: string) => format.date(date, { month: 'long', year: 'numeric' });
  const faceOf = useCardName();
  const options: RadioOption[] = [
    ...(entered ? [{ id: entered.token, label: faceOf(entered), description: t('card.entered') }] : []),
    ...saved.map((card) => ({
      id: card.id,
      label: faceOf(card),
      description: t(card.isDefault ? 'card.default' : 'card.until', { date: monthOf(card.expiresOn) }),
    })),
    { id: NEW_CARD, label: t('card.new'), description: t('card.newHelp') },
  ];
  return (
    <Stack gap="x2">
      <RadioGroup
        label={t('card')}
        layout="cards"
        name="card"
        isRequired
        options={options}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        {...(ref ? { ref } : {})}
      />
      {value === NEW_CARD && <NewCard onElement={onElement} isKept={isKept} />}
    </Stack>
  );
}
