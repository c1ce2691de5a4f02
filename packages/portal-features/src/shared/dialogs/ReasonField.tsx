import { TextArea } from '@sakina/design-system';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField, KeptNotice } from '../form/index.ts';
import type { Unsaved } from '../form/index.ts';
import { useDialogText } from './messages/index.ts';
import type { TextName } from './use-kept-reason.ts';

export interface ReasonFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: TextName<Fields>;
  /** The reason’s draft, of `useKeptReason`. */
  kept: Unsaved;
  label: string;
  /** Who reads it. */
  description?: string | undefined;
  /** Lines shown at first. @default that of a TextArea */
  rows?: number;
  /** The fewest characters. @default 1 */
  least?: number;
  /** The most characters. */
  most: number;
  /** Says that it is missing or too short; left out, it is optional. */
  missing?: string | undefined;
}

/** The reason of an act in words. What was typed and not sent is back, and says so above the field. */
export function ReasonField<Fields extends FieldValues>({
  form,
  name,
  kept,
  least = 1,
  most,
  missing,
  ...field
}: ReasonFieldProps<Fields>) {
  const t = useDialogText();
  const { clearErrors } = form;
  const isOptional = missing === undefined;
  // Where another field decides whether a reason is needed, what was missing must not stay said once it is not.
  useEffect(() => {
    if (isOptional) clearErrors(name);
  }, [clearErrors, name, isOptional]);
  const problemOf = (typed: string) => {
    const { length } = typed.trim();
    if (!isOptional && length < least) return missing;
    return length > most ? t('tooLong', { most }) : true;
  };
  return (
    <>
      <KeptNotice isRestored={kept.isRestored} isFailing={kept.isFailing} onDiscard={kept.forget} />
      <FormField control={form.control} name={name} rules={{ validate: problemOf }}>
        {(binding) => <TextArea {...field} {...binding} maxLength={most} isRequired={!isOptional} />}
      </FormField>
    </>
  );
}
