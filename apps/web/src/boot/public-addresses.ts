/** First segments of the addresses that anyone may open without being asked who they are (AUTH-4). */
export const PUBLIC_SEGMENTS: ReadonlySet<string> = new Set([
  'auth',
  'find-leader',
  'leader',
  'join',
  'providers',
  'about',
  'pricing',
  'faq',
  'mission',
  'story',
  'team',
]);

/**
 * Whether an address is public by its first segment: the landing page, a public profile at `/@`, or one of
 * `PUBLIC_SEGMENTS`. The route table says it for each route; a test compares the two.
 */
export function isPublicAddress(pathname: string): boolean {
  const segment = pathname.split('/')[1] ?? '';
  return segment === '' || segment.startsWith('@') || PUBLIC_SEGMENTS.has(segment.toLowerCase());
}
