import { KeyValueList, Link, Stack, Status } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useInvoicesText } from '../messages/index.ts';
import { DAY } from '../model/day.ts';
import { STATE_TONES, stateOf } from '../model/states.ts';

const State = styled.div`
  &:focus { outline: none; }
`;

export interface InvoiceFactsProps {
  /** The invoice with its lines and payments. */
  invoice: InvoiceDetail;
  /** The state in words, so that the focus can be moved to it after a step. */
  stateRef: Ref<HTMLDivElement>;
}

/** How an invoice stands, whose it is, and what was done with it when. */
export function InvoiceFacts({ invoice, stateRef }: InvoiceFactsProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const { client, dueOn, due, createdAt, sentAt, remindedAt, uncollectibleAt, voidedAt } = invoice;
  const state = stateOf(invoice, today);
  const moments = { createdAt, sentAt, remindedAt, uncollectibleAt, voidedAt };
  return (
    <Stack gap="x3">
      <State ref={stateRef} tabIndex={-1}>
        <Status tone={STATE_TONES[state]}>
          {t(`standing.words.${state}`, { due: format.money(due), day: format.date(dueOn, DAY) })}
        </Status>
      </State>
      <KeyValueList
        aria-label={t('detail.facts')}
        items={[
          {
            term: t('column.client'),
            value: (
              <Link href={paths.providerClients({ client: client.id })}>
                <bdi>{client.displayName}</bdi>
              </Link>
            ),
          },
          { term: t('column.dueOn'), value: format.date(dueOn, DAY) },
          ...(['createdAt', 'sentAt', 'remindedAt', 'uncollectibleAt', 'voidedAt'] as const).flatMap((name) => {
            const at = moments[name];
            return at === null ? [] : [{ term: t(`moment.${name}`), value: format.shortDate(at) }];
          }),
        ]}
      />
    </Stack>
  );
}
