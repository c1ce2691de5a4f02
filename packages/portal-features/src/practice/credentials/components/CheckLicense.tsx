import { Banner, Button, Section, Select, Stack, TextField } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { usState, verifyLicense } from '@sakina/platform/contract';
import type { LicenseCheck, UsState } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ErrorNotice } from '../../../shared/index.ts';
import { useCredentialsText } from '../messages/index.ts';

const MOST = 40;

interface Answers {
  licenseNumber: string;
  /** Empty until one is chosen. */
  state: UsState | '';
}

/** Checks a licence by number and state in the register of the board, and says in words what it found. */
export function CheckLicense() {
  const t = useCredentialsText();
  const { run, error, isRunning } = useAction(verifyLicense);
  const [result, setResult] = useState<{ check: LicenseCheck; state: UsState }>();
  const form = useForm<Answers>({ defaultValues: { licenseNumber: '', state: '' } });
  const isTold = isApiError(error) && (error.code === 'LICENSE_IN_USE' || 'licenseNumber' in fieldProblems(error));

  const submit = form.handleSubmit(async ({ licenseNumber, state }) => {
    if (state === '') return;
    setResult(undefined);
    try {
      setResult({ check: await run({ body: { licenseNumber: licenseNumber.trim(), state } }), state });
    } catch (refusal) {
      const message = isApiError(refusal, 'LICENSE_IN_USE')
        ? t('check.number.inUse', { email: `\u2066${product.supportEmail}\u2069` })
        : isApiError(refusal) && fieldProblems(refusal)['licenseNumber'];
      if (message) form.setError('licenseNumber', { message }, { shouldFocus: true });
    }
  });

  return (
    <Section title={t('check.title')} headingSize="lg" description={t('check.body')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <Controller
            name="licenseNumber"
            control={form.control}
            rules={{
              validate: (number) =>
                number.trim() === ''
                  ? t('check.number.required')
                  : number.trim().length <= MOST || t('check.number.long'),
            }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={t('check.number')}
                isRequired
                autoComplete="off"
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            name="state"
            control={form.control}
            rules={{ validate: (state) => state !== '' || t('check.state.required') }}
            render={({ field, fieldState }) => (
              <Select
                {...field}
                label={t('check.state')}
                placeholder={t('check.state.choose')}
                isRequired
                options={usState.options.map((id) => ({ id, label: t(`state.${id}`) }))}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <div>
            <Button type="submit" isPending={isRunning}>
              {t('check.submit')}
            </Button>
          </div>
        </Stack>
      </form>
      {!isTold && <ErrorNotice error={error} />}
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
