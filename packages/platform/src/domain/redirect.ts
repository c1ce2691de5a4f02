import { areaOf, pathSegments } from './areas.ts';
import { offeredPortals, portalHome, portalOfPath, type Portal } from './portals.ts';
import { hasAdminRole, hasProviderRole, homeRoute, type RoleHolder } from './roles.ts';

declare const safe: unique symbol;

/** A path of our own origin that its user may be sent to. Only `safeRedirect` and `portalTarget` make one. */
export type SafePath = string & { readonly [safe]: true };

/** Addresses that are steps of signing in: as a target they would lead round in a circle, so they lead home. */
const signInSteps = new Set([
  '/login',
  '/register',
  '/quick-login',
  '/auth/login',
  '/auth/register',
  '/auth/callback',
  '/silent-check-sso.html',
]);

/** Escapes that change what a path means when decoded: separators, dots, control characters, and an escaped escape. */
const ambiguousEscape = /%(?:0[0-9a-f]|1[0-9a-f]|7f|25|2e|2f|5c)/i;

function decoded(pathname: string): string | null {
  if (ambiguousEscape.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether an address is on an origin and says nothing else: no user, no password. */
function isOn(url: URL, base: URL): boolean {
  // The scheme is compared too: a blob: address reports the origin of the page that made it.
  const sameOrigin =
    url.protocol === base.protocol && url.host === base.host && url.username === '' && url.password === '';
  return sameOrigin && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** An address read by the URL standard, or null. Not by `URL.canParse`, which some engines answer wrongly beyond ASCII. */
function parsed(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The target resolved as the browser will resolve it, if that stays on our origin. */
function resolve(target: string, origin: string): URL | null {
  const base = parsed(origin);
  const url = base && parsed(target, base);
  if (!url || !isOn(url, base)) return null;
  // `https:evil.test` is a path beside a page of https, and a host of its own anywhere else: what is an address by itself
  // has to be ours by itself.
  const alone = parsed(target);
  return alone === null || isOn(alone, base) ? url : null;
}

/** The target if it stays on our origin and its user may be sent there (ROLE-9); null for every other. */
function judged(target: unknown, user: RoleHolder | null, origin: string): SafePath | null {
  const url = typeof target === 'string' && target.trim() !== '' ? resolve(target, origin) : null;
  // `//` inside a path: followed as a relative address its start would be read as a host.
  if (url === null || url.pathname.includes('//')) return null;

  const path = decoded(url.pathname);
  if (path === null || signInSteps.has(`/${pathSegments(path).join('/')}`)) return null;

  // Lenient readers drop blanks at the end.
  const area = areaOf(path.trim());
  const allowed = area === null || hasAdminRole(user) || (area === 'provider' && hasProviderRole(user));
  return allowed ? (`${url.pathname}${url.search}${url.hash}` as SafePath) : null;
}

/**
 * Where to send somebody after signing in: the wished target if it stays on our origin and its user may be sent there,
 * else their home. The resolved path is judged, not the text, since `/provider/%2e%2e/admin` and `/ad<tab>min` are /admin.
 * @param target What an address, an identity server or a storage says; of any type.
 * @param origin The page's own, such as `https://sakina.example`.
 */
export function safeRedirect(target: unknown, user: RoleHolder | null, origin: string): SafePath {
  return judged(target, user, origin) ?? (homeRoute(user) as string as SafePath);
}

/**
 * Where a switch to a portal leads (PORTAL-7): its last path, judged as a target after sign-in is and only if it is one of
 * that portal's own; else the portal's home; for somebody to whom the portal is not offered, their own home.
 */
export function portalTarget(portal: Portal, lastPath: unknown, user: RoleHolder | null, origin: string): SafePath {
  if (!offeredPortals(user).includes(portal)) return safeRedirect(null, user, origin);
  const path = judged(lastPath, user, origin);
  return path !== null && portalOfPath(path) === portal ? path : (portalHome(portal) as string as SafePath);
}
