import { Banner, Form, FormActions, Section, Select, Stack, SubmitButton, TextField } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { licenseNumberLength, usState, verifyLicense } from '@sakina/platform/contract';
import type { LicenseCheck, UsState } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { useCredentialsText } from '../messages/index.ts';

interface Answers {
  licenseNumber: string;
  /** Empty until one is chosen. */
  state: UsState | '';
}

/** Checks a licence by number and state in the register of the board, and says in words what it found. */
export function CheckLicense() {
  const t = useCredentialsText();
  const { run, error, reset } = useAction(verifyLicense);
  const [result, setResult] = useState<{ check: LicenseCheck; state: UsState }>();
  const form = useForm<Answers>({ defaultValues: { licenseNumber: '', state: '' } });
  const submit = useSubmit(form, {
    send: async ({ licenseNumber, state }) => {
      if (state === '') return false;
      setResult(undefined);
      try {
        return { check: await run({ body: { licenseNumber: licenseNumber.trim(), state } }), state };
      } catch (refusal) {
        if (!isApiError(refusal, 'LICENSE_IN_USE')) throw refusal;
        reset();
        const message = t('check.number.inUse', { email: `\u2066${product.supportEmail}\u2069` });
        form.setError('licenseNumber', { message }, { shouldFocus: true });
        return false;
      }
    },
    onSent: setResult,
  });

  return (
    <Section title={t('check.title')} headingSize="lg" description={t('check.body')}>
      <Form onSubmit={submit}>
        <Stack gap="x2">
          <FormField
            name="licenseNumber"
            control={form.control}
            rules={{
              validate: (number) =>
                number.trim() === ''
                  ? t('check.number.required')
                  : number.trim().length <= licenseNumberLength.max ||
                    t('check.number.long', { limit: licenseNumberLength.max }),
            }}
          >
            {(field) => <TextField {...field} label={t('check.number')} isRequired autoComplete="off" />}
          </FormField>
          <FormField name="state" control={form.control} rules={{ required: t('check.state.required') }}>
            {(field) => (
              <Select
                {...field}
                label={t('check.state')}
                placeholder={t('check.state.choose')}
                isRequired
                options={usState.options.map((id) => ({ id, label: t(`state.${id}`) }))}
              />
            )}
          </FormField>
          <FormActions>
            <SubmitButton>{t('check.submit')}</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
      <RefusalNotice form={form} error={error} />
      <div role="status">{result && <CheckResult {...result} />}</div>
    </Section>
  );
}

function CheckResult({ check, state }: { check: LicenseCheck; state: UsState }) {
  const t = useCredentialsText();
  const { credential, reason } = check;
  if (check.verified)
    return (
      <Banner tone="success" urgency="none" title={t('check.valid.title')}>
        {credential && t('check.valid.body', { title: credential.title, issuer: credential.issuer })}
      </Banner>
    );
  const why = reason ?? 'NOT_FOUND';
  return (
    <Banner tone="warning" urgency="none" title={t(`check.${why}.title`, { state: t(`state.${state}`) })}>
      {t(`check.${why}.body`)}
    </Banner>
  );
}
