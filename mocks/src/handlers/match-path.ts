/**
 * Compares a whole path with an operation's, so that `/v1/providers/clients` never answers for `/cloud/v1/providers/…`.
 * @param template Path with `:parameters`.
 * @returns The decoded parameters, or null if the path does not match.
 */
export function matchPath(template: string, pathname: string): Record<string, string> | null {
  const expected = template.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') {
      return null;
    } else {
      params[part.slice(1)] = decode(value);
    }
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
