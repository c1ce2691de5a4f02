import { CheckboxGroup, Section, Stack, TextField } from '@sakina/design-system';
import { language, pageLimits, speciality } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useOwnPageText } from '../messages/index.ts';
import { MODES } from '../model/page-form.ts';
import type { PartProps } from './field-props.ts';

/** With what, in which languages and where a provider works. */
export function WorkPart({ form, onChange, messageAt }: PartProps) {
  const t = useOwnPageText();
  const format = useFormat();
  return (
    <Section title={t('work.title')} headingSize="lg">
      <Stack gap="x3">
        <CheckboxGroup
          label={t('specialities')}
          name="specialities"
          layout="grid"
          isRequired
          options={speciality.options.map((id) => ({ id, label: t(`speciality.${id}`) }))}
          value={[...form.specialities]}
          onChange={(chosen) => onChange({ specialities: speciality.options.filter((id) => chosen.includes(id)) })}
          errorMessage={messageAt('specialities')}
        />
        <CheckboxGroup
          label={t('languages')}
          name="languages"
          layout="grid"
          isRequired
          options={language.options.map((id) => ({ id, label: format.language(id) }))}
          value={[...form.languages]}
          onChange={(chosen) => onChange({ languages: language.options.filter((id) => chosen.includes(id)) })}
          errorMessage={messageAt('languages')}
        />
        <CheckboxGroup
          label={t('modes')}
          name="modes"
          layout="inline"
          isRequired
          options={MODES.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={[...form.modes]}
          onChange={(chosen) => onChange({ modes: MODES.filter((id) => chosen.includes(id)) })}
          errorMessage={messageAt('modes')}
        />
        <TextField
          label={t('city')}
          name="city"
          isRequired
          maxLength={pageLimits.city}
          value={form.city}
          onChange={(city) => onChange({ city })}
          errorMessage={messageAt('city')}
        />
        <TextField
          label={t('address')}
          description={t('address.help')}
          name="address"
          isRequired={form.modes.includes('IN_PERSON')}
          maxLength={pageLimits.address}
          value={form.address}
          onChange={(address) => onChange({ address })}
          errorMessage={messageAt('address')}
        />
      </Stack>
    </Section>
  );
}
