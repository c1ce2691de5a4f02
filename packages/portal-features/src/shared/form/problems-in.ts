import type { FieldProblem } from '@sakina/design-system';

/**
 * What react-hook-form says is wrong, as `errors` of a `Form` that sums them up: in the order of the form, each with
 * the name of its field.
 */
export function problemsIn(errors: unknown, path = ''): FieldProblem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string')
    return errors.message === '' ? [] : [{ name: path, message: errors.message }];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' || key === 'root' ? [] : problemsIn(value, path === '' ? key : `${path}.${key}`),
  );
}
