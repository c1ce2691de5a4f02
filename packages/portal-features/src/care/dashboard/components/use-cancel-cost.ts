import { quoteCancellation } from '@sakina/platform/contract';
import type { Appointment, CancellationQuote } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import { useDashboardText } from '../messages/index.ts';
import { cancelCase } from '../model/cancel-case.ts';

/** What cancelling costs at this moment, and the reading of it. */
export interface CancelCost {
  read: Read<CancellationQuote>;
  /** The quote in words, before and after the cancellation; undefined until it has been read. */
  words: { cost: string; confirm: string; done: string; isDear: boolean } | undefined;
}

/** Reads what cancelling a session costs or returns, and puts it in words. */
export function useCancelCost({ id, provider, status }: Appointment): CancelCost {
  const t = useDashboardText();
  const format = useFormat();
  const cardName = useCardName();
  const read = useOperation(quoteCancellation, { params: { id } });
  const quote = read.data;
  if (!quote) return { read, words: undefined };
  const { freeUntil, fee, paid, refund, charge, card, isInsured } = quote;
  const values = {
    until: t('cancel.moment', {
      day: format.dayInSentence(freeUntil),
      time: format.time(freeUntil),
      zone: format.zone(format.timeZone, freeUntil),
    }),
    fee: format.money(fee),
    paid: format.money(paid),
    refund: format.money(refund),
    charge: format.money(charge),
    card: card ? cardName(card) : '',
    hasCard: card ? 'yes' : 'no',
    percent: format.percent(quote.lateFeePercent),
    name: provider.displayName,
  };
  const kind = cancelCase(quote);
  const isDear = fee.amountMinor > 0;
  const cost = t(`cancel.cost.${kind}`, values);
  return {
    read,
    words: {
      cost: isDear && isInsured ? t('cancel.notInsured', { cost }) : cost,
      confirm:
        charge.amountMinor > 0
          ? t('cancel.confirmFee', values)
          : t(status === 'PENDING' ? 'cancel.request.confirm' : 'cancel.confirm'),
      done: t(`cancel.done.${kind}`, values),
      isDear,
    },
  };
}
