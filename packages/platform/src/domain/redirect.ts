import { areaOf, pathSegments } from './areas.ts';
import { offeredPortals, portalHome, portalOfPath, type Portal } from './portals.ts';
import { hasAdminRole, hasProviderRole, homeRoute, type RoleHolder } from './roles.ts';

declare const safe: unique symbol;

/** A path of our own origin that its user may be sent to. Only `safeRedirect` and `portalTarget` create one. */
export type SafePath = string & { readonly [safe]: true };

/** Steps of signing in: as a redirect target they would cause a loop, so they lead home. */
const signInSteps = new Set([
  '/login',
  '/register',
  '/quick-login',
  '/auth/login',
  '/auth/register',
  '/auth/callback',
  '/silent-check-sso.html',
]);

/** Escapes that change a path’s meaning when decoded: separators, dots, control characters, and an escaped escape. */
const ambiguousEscape = /%(?:0[0-9a-f]|1[0-9a-f]|7f|25|2e|2f|5c)/i;

function decoded(pathname: string): string | null {
  if (ambiguousEscape.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether an address is on an origin and has no user or password. */
function isOn(url: URL, base: URL): boolean {
  // The scheme is compared too: a blob: address reports the origin of the page that created it.
  const sameOrigin =
    url.protocol === base.protocol && url.host === base.host && url.username === '' && url.password === '';
  return sameOrigin && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** Parses an address by the URL standard, or null. Not by `URL.canParse`, which some engines get wrong beyond ASCII. */
function parsed(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The target as the browser will resolve it, if it stays on our origin. */
function resolve(target: string, origin: string): URL | null {
  const base = parsed(origin);
  const url = base && parsed(target, base);
  if (!url || !isOn(url, base)) return null;
  // `https:evil.test` is a relative path on an https page but an absolute address elsewhere: a target that parses on
  // its own must be ours on its own.
  const alone = parsed(target);
  return alone === null || isOn(alone, base) ? url : null;
}

/** The target if it stays on our origin and its user may go there (ROLE-9); null otherwise. */
function judged(target: unknown, user: RoleHolder | null, origin: string): SafePath | null {
  const url = typeof target === 'string' && target.trim() !== '' ? resolve(target, origin) : null;
  // `//` inside a path: as a relative address its start would be read as a host.
  if (url === null || url.pathname.includes('//')) return null;

  const path = decoded(url.pathname);
  if (path === null || signInSteps.has(`/${pathSegments(path).join('/')}`)) return null;

  // Lenient parsers drop trailing blanks.
  const area = areaOf(path.trim());
  const allowed = area === null || hasAdminRole(user) || (area === 'provider' && hasProviderRole(user));
  return allowed ? (`${url.pathname}${url.search}${url.hash}` as SafePath) : null;
}

/**
 * Where to send a user after signing in: the requested target if it stays on our origin and they may go there, else
 * their home. The resolved path is checked, not the text, since `/provider/%2e%2e/admin` and `/ad<tab>min` are /admin.
 * @param target From an address, an identity server or a storage; of any type.
 * @param origin The page’s own, such as `https://sakina.example`.
 */
export function safeRedirect(target: unknown, user: RoleHolder | null, origin: string): SafePath {
  return judged(target, user, origin) ?? (homeRoute(user) as string as SafePath);
}

/**
 * Where a switch to a portal leads (PORTAL-7): the portal’s last path, validated like a target after sign-in and only
 * if it belongs to that portal; else the portal’s home; for a user without that portal, their own home.
 */
export function portalTarget(portal: Portal, lastPath: unknown, user: RoleHolder | null, origin: string): SafePath {
  if (!offeredPortals(user).includes(portal)) return safeRedirect(null, user, origin);
  const path = judged(lastPath, user, origin);
  return path !== null && portalOfPath(path) === portal ? path : (portalHome(portal) as string as SafePath);
}
