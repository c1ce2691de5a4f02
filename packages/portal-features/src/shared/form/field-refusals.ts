import { fieldProblems } from '@sakina/platform/client';

/** What stands at a path such as `lines.0.amount`; undefined for no such place. */
const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (place, name) => (typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined),
      values,
    );

/** The field of a form that a path of the server is in; a list is none. */
function fieldOf(values: object, path: string): string | null {
  const value = valueAt(values, path);
  if (value !== undefined) return Array.isArray(value) ? null : path;
  const end = path.lastIndexOf('.');
  return end === -1 ? null : fieldOf(values, path.slice(0, end));
}

/**
 * What the server refused of the fields of a form, by field. A problem inside a field, such as `amount.amountMinor`, is
 * one of the field.
 * @param values The values of the form, by the names that the server has for them.
 */
export function fieldRefusals(error: unknown, values: object): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, message] of Object.entries(fieldProblems(error))) {
    const field = fieldOf(values, path);
    if (field !== null && !found.has(field)) found.set(field, message);
  }
  return found;
}
