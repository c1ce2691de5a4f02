/** The areas of the product that a role opens. Every other page belongs to none. A new portal begins with a name here. */
export const areas = ['provider', 'admin'] as const;
export type Area = (typeof areas)[number];

/** A segment that is no valid encoding is taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The segments of a path, decoded and in lower case, without query and fragment: a router takes `/ADMIN` and `/%61dmin`
 * for `/admin`.
 */
export function pathSegments(path: string): readonly string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).toLowerCase());
}

/** The area that a path belongs to. The application form at /provider/apply is in no area: it is open to every user. */
export function areaOf(path: string): Area | null {
  const segments = pathSegments(path);
  const [first, second] = segments;
  if (first === 'provider' && segments.length === 2 && second === 'apply') return null;
  return areas.find((area) => area === first) ?? null;
}
