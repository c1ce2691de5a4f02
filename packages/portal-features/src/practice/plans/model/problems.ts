/** What a form library says is wrong, as a list in the order of the form: each with the name of its field. */
export function problemsOf(errors: unknown, path = ''): { name: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string')
    return errors.message === '' ? [] : [{ name: path, message: errors.message }];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' || key === 'root' ? [] : problemsOf(value, path === '' ? key : `${path}.${key}`),
  );
}
