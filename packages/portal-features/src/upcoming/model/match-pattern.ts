/** The values that a path gives for the `:names` of a pattern. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * Compares a path with a pattern, segment by segment and whatever the case of the letters, as the router does.
 * @returns The values of the pattern's parameters, or null where the path is another one.
 */
export function matchPattern(pattern: string, pathname: string): Parameters | null {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (expected.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return parameters;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A segment that is no valid encoding is taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
