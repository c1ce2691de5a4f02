import { Banner, Stack, Text } from '@sakina/design-system';
import type { ServiceLine } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Bulleted } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { adjustmentsOf, unexplained } from '../model/adjustments.ts';
import { isBilledToClient, remarkOf, topicOf } from '../model/reasons.ts';

/**
 * One line of a claim: what was charged and paid, and every difference by who bears it and why, each with the next
 * step.
 */
export function Adjustments({ line }: { line: ServiceLine }) {
  const t = useInsuranceText();
  const format = useFormat();
  const { adjudication, procedureCode, charge } = line;
  const what = t(`code.${procedureCode}`);
  if (!adjudication) return <Text>{t('line.open', { what, charge: format.money(charge) })}</Text>;
  const rest = unexplained(adjudication);
  return (
    <Stack gap="x1">
      <Text weight="strong">
        {t('line.decided', { what, charge: format.money(charge), paid: format.money(adjudication.paid) })}
      </Text>
      <Bulleted
        items={adjustmentsOf(adjudication).map((adjustment) => {
          const { group, code, amount, remarks } = adjustment;
          const topic = topicOf(code);
          const words = t('adjustment', {
            amount: format.money(amount),
            reason: t(`reason.${topic}`),
            bearer: t(`group.${group}`),
            billed: t(isBilledToClient(adjustment) ? 'billed.yes' : 'billed.no'),
            step: t(`step.${topic}`),
            source: [`${group} ${code}`, ...remarks].join(' · '),
          });
          return [words, ...remarks.map((remark) => t(`remark.${remarkOf(remark)}`, { code: remark }))].join(' ');
        })}
      />
      {rest !== 0 && (
        <Banner
          tone="warning"
          urgency="none"
          title={t('line.rest', { amount: format.money({ ...charge, amountMinor: Math.abs(rest) }) })}
        >
          {t('line.rest.body')}
        </Banner>
      )}
    </Stack>
  );
}
