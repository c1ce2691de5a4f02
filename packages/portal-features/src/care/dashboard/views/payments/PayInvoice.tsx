import { Banner, Button, Link, RadioGroup, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { DeclineCode, InvoiceDetail, PaymentMethod } from '@sakina/platform/contract';
import {
  getInvoice,
  listOwnInvoices,
  listOwnPayments,
  listPaymentMethods,
  processPayment,
} from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useAction, useFormat, useInvalidate, useNow, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useCardName } from '../../../../shared/card-names/use-card-name.ts';
import { ErrorNotice, goodCards, ReadView } from '../../../../shared/index.ts';
import { isOwed } from '../../model/owed.ts';
import { usePaymentsText } from './messages/index.ts';

const DECLINES: readonly DeclineCode[] = ['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD'];

/**
 * Pays an open invoice of a session or a seat with a saved card; what became of it is said in the same place, and on a
 * later visit no more.
 */
export function PayInvoice({ invoice }: { invoice: InvoiceDetail }) {
  const t = usePaymentsText();
  const state = useRef<HTMLParagraphElement>(null);
  const { status, payments, appointmentId, groupSessionId } = invoice;
  const isOnItsWay = payments.some((payment) => payment.status === 'PROCESSING');
  const isOpen = isOwed(invoice) && !isOnItsWay && (appointmentId ?? groupSessionId ?? null) !== null;
  const [wasOpen] = useState(isOpen);
  // The form is gone once it is paid: what changed is read out in its place.
  useEffect(() => {
    if (wasOpen && !isOpen) state.current?.focus();
  }, [isOpen, wasOpen]);

  if (isOpen)
    return (
      <Section title={t('pay.title')} description={t('pay.help')} data-print="hide">
        <Cards invoice={invoice} />
      </Section>
    );
  const words = isOnItsWay ? t('pay.processing') : wasOpen && status === 'PAID' ? t('pay.paid') : null;
  return (
    words !== null && (
      <Text ref={state} tabIndex={-1} data-print="hide">
        {words}
      </Text>
    )
  );
}

interface CardsProps {
  invoice: InvoiceDetail;
}

function Cards({ invoice }: CardsProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow()).toISOString());
  return (
    <ReadView
      read={useOperation(listPaymentMethods, {})}
      loading={<Skeleton lines={3} />}
      isEmpty={({ items }) => goodCards(items, today).length === 0}
      empty={
        <Stack gap="x1" align="start">
          <Text>{t('pay.noCard', { name: invoice.provider.displayName })}</Text>
          <Link variant="standalone" href={paths.dashboard({ view: 'messages' })}>
            {t('pay.write')}
          </Link>
        </Stack>
      }
    >
      {({ items }) => <PayForm invoice={invoice} cards={goodCards(items, today)} />}
    </ReadView>
  );
}

interface PayFormProps extends CardsProps {
  /** At least one, the usual one first. */
  cards: readonly PaymentMethod[];
}

function PayForm({ invoice, cards }: PayFormProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const cardName = useCardName();
  const invalidate = useInvalidate();
  const pay = useAction(processPayment);
  const [cardId, setCardId] = useState(cards[0]?.id ?? '');
  const chosen = useRef<HTMLInputElement>(null);
  const decline = DECLINES.find((code) => isApiError(pay.error, code));
  const isOver = isApiError(pay.error, 'ALREADY_PAID') || isApiError(pay.error, 'NOTHING_DUE');

  async function submit() {
    if (pay.isRunning) return;
    const { appointmentId } = invoice;
    const body = {
      ...(appointmentId !== null && { appointmentId }),
      invoiceId: invoice.id,
      paymentMethodToken: cardId,
      amount: invoice.due,
    };
    await pay.run({ body }).catch(() => {
      // Said below. The cards stand as they were, and another one can be chosen at once.
      chosen.current?.focus();
      void invalidate(getInvoice, listOwnInvoices, listOwnPayments);
    });
  }
  return (
    <Stack gap="x3" align="start">
      {isOver ? (
        <Banner tone="warning" urgency="assertive" title={t('pay.over.title')}>
          {t('pay.over.body')}
        </Banner>
      ) : (
        !decline && <ErrorNotice error={pay.error} />
      )}
      <RadioGroup
        ref={chosen}
        label={t('pay.card')}
        layout="cards"
        name="pay-card"
        isRequired
        value={cardId}
        onChange={(id) => {
          pay.reset();
          setCardId(id);
        }}
        errorMessage={decline && t(`payment.failed.${decline}`)}
        options={cards.map((card) => ({
          id: card.id,
          label: cardName(card),
          description: t('pay.until', { month: format.date(card.expiresOn, { month: 'long', year: 'numeric' }) }),
        }))}
      />
      <Button isPending={pay.isRunning} onPress={() => void submit()}>
        {t('pay.submit', { amount: format.money(invoice.due) })}
      </Button>
    </Stack>
  );
}
