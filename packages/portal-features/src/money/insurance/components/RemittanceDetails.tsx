import { Heading, KeyValueList, Stack } from '@sakina/design-system';
import type { RemittanceDetail } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { remittanceSum } from '../model/remittance.ts';
import { PostRemittance } from './PostRemittance.tsx';
import { RemittanceAdjustments } from './RemittanceAdjustments.tsx';
import { RemittanceLine } from './RemittanceLine.tsx';
import { useDay } from './use-day.ts';

const Stop = styled.div`
  outline: none;
`;

export interface RemittanceDetailsProps {
  /** The remittance with its lines. */
  remittance: RemittanceDetail;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/**
 * One remittance: total, what its lines with a claim sum up to, the difference as one number, and its lines.
 */
export function RemittanceDetails({ remittance, onGo }: RemittanceDetailsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const facts = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  // What was pressed is gone after a change: the new figures are read out in its place.
  useEffect(() => {
    if (changes > 0) facts.current?.focus();
  }, [changes]);
  const changed = () => setChanges((count) => count + 1);
  const { insurer, reference, paidAt, method, total, difference, postedAt, lines, adjustments } = remittance;
  const sum = remittanceSum(remittance);
  const money = (amountMinor: number) => format.amount({ ...total, amountMinor });
  return (
    <Stack gap="x4">
      <Stop ref={facts} tabIndex={-1} role="group" aria-label={t('remit.facts')}>
        <KeyValueList
          items={[
            { term: t('remit.fact.payer'), value: t(`payer.${insurer}`) },
            { term: t('remit.fact.day'), value: day(format.dateIn(paidAt)) },
            { term: t('remit.fact.reference'), value: <bdi>{reference}</bdi> },
            { term: t('remit.fact.method'), value: t(`remit.method.${method}`) },
            { term: t('remit.fact.total'), value: format.amount(total) },
            { term: t('remit.fact.lines'), value: money(sum.lines) },
            ...(adjustments.length === 0 ? [] : [{ term: t('remit.fact.beside'), value: money(sum.adjustments) }]),
            { term: t('remit.fact.difference'), value: format.amount(difference) },
            ...(postedAt === null ? [] : [{ term: t('remit.fact.posted'), value: day(format.dateIn(postedAt)) }]),
          ]}
        />
      </Stop>
      <PostRemittance remittance={remittance} onDone={changed} />
      <RemittanceAdjustments adjustments={adjustments} />
      <Stack as="section" gap="x3" aria-label={t('remit.lines')}>
        <Heading level={3} size="md">
          {t('remit.lines')}
        </Heading>
        {lines.map((line) => (
          <RemittanceLine
            key={`${line.number} ${line.claim?.id ?? ''}`}
            remittance={remittance}
            line={line}
            onGo={onGo}
            onDone={changed}
          />
        ))}
      </Stack>
    </Stack>
  );
}
