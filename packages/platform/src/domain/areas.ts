/** The areas of the product that a role opens. Everything else belongs to none. */
export type Area = 'provider' | 'admin';

/** The segments of a path in lower case, without query and fragment: a router takes `/ADMIN` for `/admin`. */
export function pathSegments(path: string): readonly string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.toLowerCase().split('/').filter((segment) => segment !== '');
}

/** The area that a decoded path belongs to. The application form at /provider/apply is in no area: it is open to every user. */
export function areaOf(path: string): Area | null {
  const segments = pathSegments(path);
  const [first, second] = segments;
  if (first === 'admin') return 'admin';
  if (first !== 'provider') return null;
  return segments.length === 2 && second === 'apply' ? null : 'provider';
}
