import { Button, Form, FormActions, Select, Stack, SubmitButton, Text } from '@sakina/design-system';
import { claimLimits } from '@sakina/platform/contract';
import type { ClaimDraft } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import type { InsurancePlace } from '../model/place.ts';
import { ClaimRefusal } from './ClaimRefusal.tsx';
import { DiagnosisFields } from './DiagnosisFields.tsx';
import { FindingList } from './FindingList.tsx';
import { LineFields } from './LineFields.tsx';
import { useClaimForm } from './use-claim-form.ts';

export interface ClaimFieldsProps {
  /** The claim as it was prepared. */
  draft: ClaimDraft;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

const PLACES = ['10', '02', '11'] as const;

/** The fields of a claim; its checks stand there in words before anything is sent. */
export function ClaimFields({ draft, onGo }: ClaimFieldsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const state = useClaimForm(draft, onGo);
  const { form, change, messageOf, warnings, problems, error } = state;
  const total = form.lines.reduce((sum, line) => sum + (line.chargeMinor ?? 0), 0);

  const money = format.money({ amountMinor: total, currency: draft.charge.currency });
  return (
    <Form onSubmit={state.send} errors={problems} headingLevel={3}>
      <ClaimRefusal error={error} draft={draft} onGo={onGo} />
      <Select
        label={t('field.place')}
        isRequired
        options={PLACES.map((id) => ({ id, label: t(`place.${id}`) }))}
        value={form.placeOfService}
        onChange={(id) => change({ ...form, placeOfService: PLACES.find((place) => place === id) ?? '11' })}
      />
      <DiagnosisFields form={form} onChange={change} messageOf={messageOf} />
      <Stack gap="x3">
        {form.lines.map((line, index) => (
          <LineFields
            // Lines have no identity of their own; fields keep nothing but what the form holds.
            key={index}
            index={index}
            form={form}
            line={line}
            currency={draft.charge.currency}
            onChange={change}
            messageOf={messageOf}
          />
        ))}
        {form.lines.length < claimLimits.lines && (
          <div>
            <Button
              variant="secondary"
              onPress={() =>
                change({
                  ...form,
                  lines: [
                    ...form.lines,
                    { procedureCode: '96127', modifiers: '59', units: 1, chargeMinor: null, pointers: [1] },
                  ],
                })
              }
            >
              {t('line.add')}
            </Button>
          </div>
        )}
      </Stack>
      <FindingList findings={warnings} minutes={draft.minutes} />
      <Text measure>{t('editor.effects', { payer: t(`payer.${draft.coverage.insurer}`), amount: money })}</Text>
      <FormActions>
        <SubmitButton>{t('editor.send', { amount: money })}</SubmitButton>
      </FormActions>
    </Form>
  );
}
