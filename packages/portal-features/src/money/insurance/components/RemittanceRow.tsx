import { Status, Text } from '@sakina/design-system';
import type { RemittanceSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import { toRemittance } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { stateOf } from '../model/remittance.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { rowStyle } from './rows.styles.ts';
import { useDay } from './use-day.ts';

const Row = styled.li`${rowStyle}`;
const TONES = { posted: 'success', ready: 'neutral', match: 'warning', ask: 'warning' } as const;

export interface RemittanceRowProps {
  /** The remittance that the row shows. */
  remittance: RemittanceSummary;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One remittance of the list: whose, when, how much, and what keeps it out of the books. */
export function RemittanceRow({ remittance, onGo }: RemittanceRowProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const { id, insurer, reference, paidAt, total, difference, unmatchedCount } = remittance;
  const state = stateOf(remittance);
  const words = {
    posted: t('remit.isPosted'),
    ready: t('remit.ready'),
    match: t('remit.unmatched', { count: unmatchedCount }),
    ask: t('remit.difference', {
      amount: format.money({ ...difference, amountMinor: Math.abs(difference.amountMinor) }),
    }),
  }[state];
  return (
    <Row>
      <div data-part="who">
        <PlaceLink to={toRemittance(id)} onGo={onGo}>
          {t('remit.name', { payer: t(`payer.${insurer}`), day: day(format.dateIn(paidAt)) })}
        </PlaceLink>
        <Text as="span" size="sm">
          {t('remit.total', { amount: format.money(total), reference })}
        </Text>
      </div>
      <div data-part="do">
        <Status size="small" tone={TONES[state]}>
          {words}
        </Status>
      </div>
    </Row>
  );
}
