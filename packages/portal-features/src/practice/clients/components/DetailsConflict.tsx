import type { Client } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';
import { formOf } from '../model/details.ts';
import type { DetailsForm } from '../model/details.ts';

export interface DetailsConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<Client, DetailsForm>;
}

/** Asks about the details that two windows changed, in words. */
export function DetailsConflict({ conflict: { merged, theirs, fields }, ...rest }: DetailsConflictProps) {
  const t = useClientsText();
  const format = useFormat();
  const wordsOf = (form: DetailsForm, field: keyof DetailsForm) => {
    if (field === 'language') return form.language && format.language(form.language);
    if (field === 'risk') return form.risk === '' ? t('risk.none') : t(`risk.${form.risk}`);
    return form[field];
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: t(`details.${field}` as 'details.phone'),
        mine: wordsOf(merged, field),
        theirs: wordsOf(formOf(theirs), field),
      }))}
    />
  );
}
