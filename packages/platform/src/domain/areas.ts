/** The areas of the product that a role opens. Other pages belong to no area. A new portal starts with a name here. */
export const areas = ['provider', 'admin'] as const;
export type Area = (typeof areas)[number];

/** A segment with an invalid encoding is kept as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The segments of a path, decoded and lower-cased, without query and fragment: a router matches `/ADMIN` and `/%61dmin`
 * to
 * `/admin`.
 */
export function pathSegments(path: string): readonly string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).toLowerCase());
}

/** The area of a path. The application form at /provider/apply belongs to no area: it is open to every user. */
export function areaOf(path: string): Area | null {
  const segments = pathSegments(path);
  const [first, second] = segments;
  if (first === 'provider' && segments.length === 2 && second === 'apply') return null;
  return areas.find((area) => area === first) ?? null;
}
