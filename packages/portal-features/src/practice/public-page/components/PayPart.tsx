import { CheckboxGroup, Inline, NumberField, Section, Stack, Switch } from '@sakina/design-system';
import { insurer } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useOwnPageText } from '../messages/index.ts';
import type { PartProps } from './field-props.ts';

/** How sessions are paid, and what a late cancellation costs. */
export function PayPart({ form, onChange, messageAt }: PartProps) {
  const t = useOwnPageText();
  const { billsInsurance } = professionRowOf(useUser());
  return (
    <Section title={t('pay.title')} headingSize="lg">
      <Stack gap="x3">
        {billsInsurance && (
          <CheckboxGroup
            label={t('insurers')}
            layout="grid"
            options={insurer.options.map((id) => ({ id, label: t(`insurer.${id}`) }))}
            value={[...form.insurers]}
            onChange={(chosen) => onChange({ insurers: insurer.options.filter((id) => chosen.includes(id)) })}
          />
        )}
        <Switch
          description={t('sliding.help')}
          value={form.slidingScale}
          onChange={(slidingScale) => onChange({ slidingScale })}
        >
          {t('sliding')}
        </Switch>
        <Inline gap="x2" align="start">
          <NumberField
            label={t('freeUntil')}
            unit={t('freeUntil.unit')}
            name="freeUntilHours"
            isRequired
            value={form.freeUntilHours}
            onChange={(freeUntilHours) => onChange({ freeUntilHours })}
            errorMessage={messageAt('freeUntilHours')}
          />
          <NumberField
            label={t('lateFee')}
            unit={t('lateFee.unit')}
            name="lateFeePercent"
            isRequired
            value={form.lateFeePercent}
            onChange={(lateFeePercent) => onChange({ lateFeePercent })}
            errorMessage={messageAt('lateFeePercent')}
          />
        </Inline>
      </Stack>
    </Section>
  );
}
