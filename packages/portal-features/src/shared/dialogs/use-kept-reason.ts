import { useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptText } from '../form/index.ts';
import type { Unsaved } from '../form/index.ts';

/** A text field of a form, by its name. */
export type TextName<Fields extends FieldValues> = FieldPathByValue<Fields, string>;

/**
 * Keeps the reason that is typed in a form, sealed, until it is sent (SEC-15); `forget` empties the field as well.
 * @param name The field of the reason.
 * @param record Names the draft: the act, with the id of what it is about.
 */
export function useKeptReason<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: TextName<Fields>,
  record: string,
): Unsaved {
  const typed: string = useWatch({ control: form.control, name });
  const write = (words: string) => form.setValue(name, words as FieldPathValue<Fields, TextName<Fields>>);
  const kept = useKeptText(record, typed, '', write);
  return {
    ...kept,
    // A dialog may stay mounted when it closes: words that were sent must not count as unsaved.
    forget: () => {
      write('');
      form.clearErrors(name);
      kept.forget();
    },
  };
}
