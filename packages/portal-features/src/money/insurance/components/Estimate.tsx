import { Banner, Heading, KeyValueList, Select, Stack, Text } from '@sakina/design-system';
import type { Benefits, Eligibility } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useInsuranceText } from '../messages/index.ts';
import { shareOf, termsOf } from '../model/estimate.ts';
import type { Terms } from '../model/estimate.ts';

export interface EstimateProps {
  /** What the insurer answered. */
  answer: Eligibility;
  /** What the plan pays for. */
  benefits: Benefits;
}

type Prices = NonNullable<Eligibility['contracted']>;

/**
 * What a session would cost the client; where the payer left something out or there is no contract, no figure is made
 * up.
 */
export function Estimate({ answer, benefits }: EstimateProps) {
  const t = useInsuranceText();
  const prices = answer.contracted ?? [];
  const result = termsOf(benefits);
  return (
    <Stack as="section" gap="x2" aria-label={t('estimate')}>
      <Heading level={2} size="md">
        {t('estimate')}
      </Heading>
      {'unknown' in result && (
        <Banner urgency="none" title={t('estimate.unknown')}>
          {t('estimate.unknown.body', { parts: result.unknown.map((part) => t(`benefit.${part}`)).join(' · ') })}
        </Banner>
      )}
      {prices.length === 0 ? (
        <Banner urgency="none" title={t('estimate.noContract')}>
          {t('estimate.noContract.body')}
        </Banner>
      ) : (
        'terms' in result && <Calculation prices={prices} terms={result.terms} />
      )}
    </Stack>
  );
}

function Calculation({ prices, terms }: { prices: Prices; terms: Terms }) {
  const t = useInsuranceText();
  const format = useFormat();
  const [code, setCode] = useState('90834');
  const price = prices.find(({ procedureCode }) => procedureCode === code) ?? prices[0];
  if (!price) return null;
  const { currency, amountMinor } = price.allowed;
  const money = (minor: number) => format.money({ amountMinor: minor, currency });
  const share = shareOf(amountMinor, terms);
  return (
    <>
      <Select
        label={t('estimate.session')}
        isRequired
        options={prices.map(({ procedureCode }) => ({ id: procedureCode, label: t(`code.${procedureCode}`) }))}
        value={price.procedureCode}
        onChange={setCode}
      />
      <Text role="status" weight="strong">
        {t('estimate.sentence', { client: money(share.client), plan: money(share.plan) })}
      </Text>
      <KeyValueList
        layout="split"
        aria-label={t('estimate.calculation')}
        items={[
          { term: t('estimate.price'), value: money(amountMinor) },
          { term: t('benefit.copay'), value: money(share.copay) },
          { term: t('benefit.deductible'), value: money(share.deductible) },
          { term: t('benefit.coinsurance'), value: money(share.coinsurance) },
          ...(share.capped > 0 ? [{ term: t('estimate.capped'), value: money(share.capped) }] : []),
          { term: t('estimate.client'), value: money(share.client) },
          { term: t('estimate.plan'), value: money(share.plan) },
        ]}
      />
      <Text size="sm" tone="muted" measure>
        {t('estimate.note')}
      </Text>
    </>
  );
}
