import { ApiError, fieldProblems } from '@sakina/platform/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isDrawn } from './drawn-fields.ts';

/** What the server refused of a form. */
export interface FieldRefusals {
  /** What is said at a field, by its name. */
  atFields: ReadonlyMap<string, string>;
  /** What no field of the form can say. */
  elsewhere: readonly string[];
}

/** The drawn field that a path of the server is in, such as `amount` for `amount.amountMinor`; null for none. */
function fieldOf(path: string, isDrawn: (name: string) => boolean): string | null {
  if (isDrawn(path)) return path;
  const end = path.lastIndexOf('.');
  return end === -1 ? null : fieldOf(path.slice(0, end), isDrawn);
}

/**
 * Sorts what the server refused by where it can be said. A problem inside a field, such as `amount.amountMinor`, is one
 * of the field.
 * @param isDrawn Whether the form shows a field of a name that the server has for it.
 */
export function fieldRefusals(error: unknown, isDrawn: (name: string) => boolean): FieldRefusals {
  const atFields = new Map<string, string>();
  const elsewhere = new Set<string>();
  for (const [path, message] of Object.entries(fieldProblems(error))) {
    const field = fieldOf(path, isDrawn);
    if (field === null) elsewhere.add(message);
    else if (!atFields.has(field)) atFields.set(field, message);
  }
  return { atFields, elsewhere: [...elsewhere] };
}

/**
 * The same refusal said at fields of the form, where the server names others or none.
 * @param fields What is said, by the form’s name of the field.
 */
export function refusalAt(
  { kind, message, code, status, retryAt }: ApiError,
  fields: Readonly<Record<string, string>>,
): ApiError {
  return new ApiError({ kind, message, code, retryAt, ...(status !== undefined && { status }), details: { fields } });
}

/**
 * What the server refused of a form as it stands. A field that is not drawn, or no longer, cannot say it: an error set
 * there would be seen by nobody and would stop every later attempt.
 */
export function refusalsIn<Fields extends FieldValues>(error: unknown, form: UseFormReturn<Fields>): FieldRefusals {
  return fieldRefusals(error, (name) => isDrawn(form.control, name));
}

/**
 * Says at the fields of a form what the server refused of them; `RefusalNotice` says the rest.
 * @param options.shouldFocus Whether focus goes to the first of them. @default true
 */
export function showRefusals<Fields extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Fields>,
  { shouldFocus = true } = {},
): void {
  let isFirst = true;
  for (const [name, message] of refusalsIn(error, form).atFields) {
    form.setError(name as FieldPath<Fields>, { message }, { shouldFocus: shouldFocus && isFirst });
    isFirst = false;
  }
}
