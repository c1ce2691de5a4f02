import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepable, useKeptFields } from './use-kept-fields.ts';
import type { BaseVersion } from './use-kept-fields.ts';
import type { Unsaved } from './use-unsaved.ts';

/**
 * Keeps all fields of a form, sealed, until they are sent (SEC-15); `forget` puts the form back to what it started with
 * as well.
 * @param record Names the draft: the form, with the id of what it changes.
 * @param base The version, for a form that changes something.
 */
export function useKeptForm<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  record: string,
  base?: BaseVersion,
): Unsaved {
  const [start] = useState(() => form.getValues());
  const fields = useWatch({ control: form.control }) as Fields;
  const fill = (next: Fields) => form.reset(next);
  const kept = useKeptFields(record, keepable(fields, start, fill), base);
  return {
    ...kept,
    // A form may stay when it was sent: what was sent must not count as unsaved.
    forget: () => {
      fill(start);
      kept.forget();
    },
  };
}
