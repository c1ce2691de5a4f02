import { Heading, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { RemittanceDetail } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import { adjustmentTopic } from '../model/remittance.ts';

/** What the insurer kept or added beside its claims, in words, with its own reference; nothing where it did neither. */
export function RemittanceAdjustments({ adjustments }: Pick<RemittanceDetail, 'adjustments'>) {
  const t = useInsuranceText();
  const format = useFormat();
  if (adjustments.length === 0) return null;
  return (
    <Stack as="section" gap="x2" aria-label={t('remit.beside')}>
      <Heading level={3} size="md">
        {t('remit.beside')}
      </Heading>
      <Text measure>{t('remit.beside.body')}</Text>
      <KeyValueList
        layout="split"
        items={adjustments.map(({ code, reference, amount }, index) => ({
          id: String(index),
          term: (
            <>
              {t(`remit.beside.${adjustmentTopic(code)}`, { code })}
              {reference !== null && (
                <Text as="span" size="sm" tone="muted">
                  {' '}
                  <bdi>{t('remit.beside.reference', { code, reference })}</bdi>
                </Text>
              )}
            </>
          ),
          value: format.amount(amount),
        }))}
      />
    </Stack>
  );
}
