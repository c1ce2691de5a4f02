import { contentSecurityPolicy, permissionsPolicy } from './policy.ts';
import type { HostedConfig } from './policy.ts';

export type { HostedConfig } from './policy.ts';

/** The only page of the product that its own pages may frame. */
export const SILENT_CHECK = '/silent-check-sso.html';
/** Folder of files whose names contain a content hash, and the one file among them whose name does not. */
export const ASSETS = '/assets/';
export const MANIFEST = '/assets/manifest.json';
/** Scripts that run as workers, by the policy that their own answer carries. */
export const WORKERS = '/assets/workers/';
/** The service worker: fetched again each time so that a newer build is noticed, and never answered by a page. */
export const WORKER = '/sw.js';

/**
 * Where a host proves who it is: certificates are renewed and faults are reported by files in it (RFC 8615). Holds no
 * page.
 */
export const WELL_KNOWN = '/.well-known/';

/** Two years, as browsers' preload lists ask for. */
const HSTS_SECONDS = 63_072_000;

export interface HeaderOptions {
  /** The content of /config.json. */
  readonly config: HostedConfig;
  /** Whether the host is reached over https; HSTS and request upgrades apply only then. */
  readonly isSecure: boolean;
}

/** Headers by name, the same for every host that the build is served by (SEC-9). */
export type Headers = Readonly<Record<string, string>>;

/** Whether an answer is only ever part of a page, whose policy holds for it: scripts, styles, fonts and pictures. */
export const isPart = (path: string): boolean => isForever(path) && !path.startsWith(WORKERS);

/**
 * The security headers. A policy binds documents and workers; what a page consists of carries what bears on files
 * alone, since 1.1 kB with each of fifty files is a fifth of what a phone waits for (FAST-1).
 */
export function securityHeaders(path: string, { config, isSecure }: HeaderOptions): Headers {
  const ofFiles = {
    'Cross-Origin-Resource-Policy': 'same-origin',
    // What a stylesheet asks for, as its fonts, is asked for by the sheet’s own policy.
    'Referrer-Policy': 'no-referrer',
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
    'X-Content-Type-Options': 'nosniff',
  };
  if (isPart(path)) return ofFiles;
  const isFramed = path === SILENT_CHECK;
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, { isSecure, framedBy: isFramed ? "'self'" : "'none'" }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    ...ofFiles,
    'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
  };
}

/** Whether the file name contains a content hash, so that its content never changes. */
export const isForever = (path: string): boolean => path.startsWith(ASSETS) && path !== MANIFEST;

/** Cache lifetime: hashed files for ever, everything else revalidated. */
export function cacheControl(path: string): string {
  return isForever(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** All headers of the response for an existing path. */
export function headersFor(path: string, options: HeaderOptions): Headers {
  return { ...securityHeaders(path, options), 'Cache-Control': cacheControl(path) };
}
