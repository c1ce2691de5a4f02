import { DatePicker, Grid, Heading, Select, Stack, TextArea, TextField } from '@sakina/design-system';
import { clientDetailsLimits, language } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';
import type { DetailsForm } from '../model/details.ts';
import type { DetailsProblems, DetailsState } from './use-details.ts';

export interface DetailsFieldsProps {
  form: DetailsState;
  problems: DetailsProblems;
}

/** The fields of a client's details, in their groups. */
export function DetailsFields({ form: { values, set }, problems }: DetailsFieldsProps) {
  const t = useClientsText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const field = (name: keyof DetailsForm, maxLength: number) => ({
    name,
    label: t(`details.${name}` as 'details.phone'),
    value: values[name],
    onChange: (value: string) => set(name, value),
    errorMessage: problems[name],
    maxLength,
    autoComplete: 'off',
  });
  return (
    <Stack gap="x4">
      <Grid min="sm" gap="x2">
        <TextField {...field('preferredName', clientDetailsLimits.preferredName)} />
        <TextField {...field('pronouns', clientDetailsLimits.pronouns)} />
        <DatePicker
          label={t('details.birthDate')}
          value={values.birthDate}
          onChange={(day) => set('birthDate', day)}
          max={today}
          today={today}
        />
        <TextField {...field('phone', 20)} type="tel" />
        <Select
          name="language"
          label={t('details.language')}
          anyLabel={t('details.language.none')}
          options={language.options.map((id) => ({ id, label: format.language(id) }))}
          value={values.language}
          onChange={(id) => set('language', id)}
        />
      </Grid>
      <Stack as="section" gap="x2" aria-label={t('details.contact')}>
        <Heading level={3} size="sm">
          {t('details.contact')}
        </Heading>
        <Grid min="sm" gap="x2">
          <TextField {...field('contactName', clientDetailsLimits.contactName)} />
          <TextField {...field('contactRelationship', clientDetailsLimits.contactRelationship)} />
          <TextField {...field('contactPhone', 20)} type="tel" />
        </Grid>
      </Stack>
      <Stack as="section" gap="x2" aria-label={t('details.risk.title')}>
        <Heading level={3} size="sm">
          {t('details.risk.title')}
        </Heading>
        <Select
          name="risk"
          label={t('details.risk')}
          hasOptionalMark={false}
          anyLabel={t('risk.none')}
          options={[
            { id: 'WATCH', label: t('risk.WATCH') },
            { id: 'HIGH', label: t('risk.HIGH') },
          ]}
          value={values.risk}
          onChange={(id) => set('risk', id)}
        />
        {values.risk !== '' && (
          <TextArea
            name="riskNotes"
            label={t('details.riskNotes')}
            isRequired
            maxLength={clientDetailsLimits.riskNotes}
            rows={3}
            value={values.riskNotes}
            onChange={(value) => set('riskNotes', value)}
            errorMessage={problems.riskNotes}
          />
        )}
      </Stack>
      <TextField {...field('tags', 500)} description={t('details.tags.help')} />
    </Stack>
  );
}
