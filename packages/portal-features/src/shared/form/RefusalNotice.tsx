import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { refusalsIn } from './field-refusals.ts';

export interface RefusalNoticeProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** Why the last attempt failed; undefined for nothing. */
  error: unknown;
  /**
   * Replaces the general words for an error that has its own text on the screen, but not what is wrong with a field.
   */
  problem?: ReactNode;
}

/** Says why a form was refused, above its fields, unless all of it is said at them. */
export function RefusalNotice<Fields extends FieldValues>({ form, error, problem }: RefusalNoticeProps<Fields>) {
  const { atFields, elsewhere } = refusalsIn(error, form);
  if (elsewhere.length > 0) return <ErrorNotice error={error} details={elsewhere} />;
  if (atFields.size > 0) return null;
  return problem || <ErrorNotice error={error} />;
}
