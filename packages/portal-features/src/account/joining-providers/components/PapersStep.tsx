import { Combobox, DatePicker, Grid, Text, TextField } from '@sakina/design-system';
import { applicationLimits, usState } from '@sakina/platform/contract';
import { useClock, useFormat, usePickerCalendars } from '@sakina/platform/react';
import { useJoiningText } from '../messages/index.ts';
import { withCredential } from '../model/application-form.ts';
import type { CredentialRow } from '../model/application-form.ts';
import type { ApplicationStepProps } from './PersonStep.tsx';
import { Rows } from './Rows.tsx';
import { useChoices } from './use-choices.ts';

/** Licences, degrees and appointments; what is required depends on the kind of provider. */
export function PapersStep({ application: { form, change, messageOf } }: ApplicationStepProps) {
  const t = useJoiningText();
  const { states } = useChoices();
  const format = useFormat();
  const clock = useClock();
  const calendars = usePickerCalendars();
  const today = format.dateIn(new Date(clock.now()).toISOString());
  const update = (key: number, changes: Partial<CredentialRow>) =>
    change(({ credentials }) => ({
      credentials: credentials.map((row) => (row.key === key ? { ...row, ...changes } : row)),
    }));

  return (
    <>
      {form.kind !== '' && <Text measure>{t(`apply.papers.lead.${form.kind}`)}</Text>}
      <Rows
        kind="credential"
        rows={form.credentials}
        limit={applicationLimits.credentials}
        problem={messageOf('credentials')}
        onAdd={() => change(({ credentials }) => ({ credentials: withCredential(credentials) }))}
        onRemove={({ key }) =>
          change(({ credentials }) => ({ credentials: credentials.filter((row) => row.key !== key) }))
        }
        onRestore={(row, at) => change(({ credentials }) => ({ credentials: credentials.toSpliced(at, 0, row) }))}
      >
        {({ key, title, issuer, number, state, expiresOn }) => (
          <>
            <TextField
              name={`credential-${key}-title`}
              label={t('apply.credential.title')}
              description={t('apply.credential.titleHelp', { example: t('apply.credential.titleExample') })}
              isRequired
              value={title}
              onChange={(next) => update(key, { title: next })}
              errorMessage={messageOf(`credential-${key}-title`)}
            />
            <TextField
              name={`credential-${key}-issuer`}
              label={t('apply.credential.issuer')}
              isRequired
              value={issuer}
              onChange={(next) => update(key, { issuer: next })}
              errorMessage={messageOf(`credential-${key}-issuer`)}
            />
            <Grid min="sm" gap="x2">
              <TextField
                name={`credential-${key}-number`}
                label={t('apply.credential.number')}
                description={t('apply.credential.numberHelp')}
                autoComplete="off"
                spellCheck="false"
                value={number}
                onChange={(next) => update(key, { number: next })}
                errorMessage={messageOf(`credential-${key}-number`)}
              />
              <Combobox
                name={`credential-${key}-state`}
                label={t('apply.credential.state')}
                description={t('apply.credential.noState')}
                options={states}
                value={state}
                onChange={(id) => update(key, { state: usState.options.find((one) => one === id) ?? '' })}
                errorMessage={messageOf(`credential-${key}-state`)}
              />
            </Grid>
            <DatePicker
              name={`credential-${key}-expiresOn`}
              label={t('apply.credential.expires')}
              description={t('apply.credential.expiresHelp')}
              today={today}
              {...calendars}
              value={expiresOn}
              onChange={(next) => update(key, { expiresOn: next })}
              errorMessage={messageOf(`credential-${key}-expiresOn`)}
            />
          </>
        )}
      </Rows>
    </>
  );
}
