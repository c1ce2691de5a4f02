import {
  Combobox,
  DatePicker,
  EmptyState,
  Form,
  FormActions,
  LoadingRegion,
  Select,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
} from '@sakina/design-system';
import { listCoverages, verifyInsurance } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Coverage, Eligibility as EligibilityReport } from '@sakina/platform/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { ReadView, useClients, useDebounced } from '../../../shared/index.ts';

import { useInsuranceText } from '../messages/index.ts';
import { EligibilityAnswer } from './EligibilityAnswer.tsx';
import { EligibilityFailure } from './EligibilityFailure.tsx';
import { useToday } from './use-today.ts';

/** Asks a client's payer whether they are covered on a day, and shows the answer in a sentence (CALL-27). */
export function Eligibility() {
  const t = useInsuranceText();
  const [typed, setTyped] = useState('');
  const [client, setClient] = useState<{ id: string; name: string }>();
  const clients = useClients(useDebounced(typed).trim());
  const coverages = useOperation(listCoverages, client ? { params: { id: client.id } } : null);
  const items = clients.data?.items ?? [];
  return (
    <Stack gap="x4">
      <Text measure>{t('ask.lead')}</Text>
      <Combobox
        label={t('ask.client')}
        isRequired
        options={items.map(({ id, displayName }) => ({ id, label: displayName }))}
        onSearch={setTyped}
        loadState={clients.error ? 'failed' : clients.isLoading ? 'loading' : 'ready'}
        onRetry={clients.reload}
        value={client?.id ?? ''}
        {...(client && { valueLabel: client.name })}
        onChange={(id) => {
          const chosen = items.find((item) => item.id === id);
          setClient(chosen && { id: chosen.id, name: chosen.displayName });
        }}
      />
      {client && (
        <ReadView
          read={coverages}
          loading={
            <LoadingRegion label={t('ask.loading')}>
              <Skeleton lines={3} />
            </LoadingRegion>
          }
          isEmpty={({ items: stated }) => stated.length === 0}
          empty={
            <EmptyState title={t('ask.none.title')} illustration={null} headingLevel={2}>
              {t('ask.none.body', { name: client.name })}
            </EmptyState>
          }
        >
          {({ items: [first, ...others] }) =>
            first && (
              <Ask key={first.client.id} clientId={first.client.id} name={client.name} coverages={[first, ...others]} />
            )
          }
        </ReadView>
      )}
    </Stack>
  );
}

interface AskProps {
  clientId: Coverage['client']['id'];
  name: string;
  coverages: readonly [Coverage, ...Coverage[]];
}

function Ask({ clientId, name, coverages }: AskProps) {
  const t = useInsuranceText();
  const verify = useAction(verifyInsurance);
  const today = useToday();
  const form = useForm({ defaultValues: { coverageId: coverages[0].id, serviceDate: today } });
  const { control } = form;
  const [coverageId, day] = useWatch({ control, name: ['coverageId', 'serviceDate'] });
  const [answered, setAnswered] = useState<{ of: string; answer: EligibilityReport }>();
  // An answer is shown only beside what was asked for it.
  const of = `${coverageId} ${day}`;
  const answer = answered?.of === of ? answered.answer : undefined;
  const submit = useSubmit(form, {
    send: (fields) => verify.run({ body: { clientId, ...fields } }),
    onSent: (next, fields) => setAnswered({ of: `${fields.coverageId} ${fields.serviceDate}`, answer: next }),
  });
  // What failed was asked of other values.
  const changing =
    <Value,>(onChange: (value: Value) => void) =>
    (value: Value) => {
      verify.reset();
      onChange(value);
    };

  return (
    <Stack gap="x4">
      <Form onSubmit={submit}>
        <FormField control={control} name="coverageId">
          {(field) => (
            <Select
              {...field}
              label={t('ask.coverage')}
              isRequired
              options={coverages.map(({ id, insurer, planName }) => ({
                id,
                label: t(`payer.${insurer}`),
                description: planName,
              }))}
              onChange={changing(field.onChange)}
            />
          )}
        </FormField>
        <FormField control={control} name="serviceDate" rules={{ required: t('ask.day.missing') }}>
          {(field) => <DatePicker {...field} label={t('ask.day')} isRequired onChange={changing(field.onChange)} />}
        </FormField>
        <FormActions>
          <SubmitButton>{t(answer ? 'ask.again' : 'ask.submit')}</SubmitButton>
        </FormActions>
      </Form>
      <RefusalNotice form={form} error={verify.error} problem={<EligibilityFailure error={verify.error} />} />
      {answer && <EligibilityAnswer answer={answer} name={name} />}
    </Stack>
  );
}
