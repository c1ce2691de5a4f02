import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import compression from 'compression';
import { ASSETS, cacheControl, isForever, isPart, securityHeaders, SILENT_CHECK, WELL_KNOWN } from './headers.ts';
import type { HostedConfig } from './headers.ts';
import { pageFor } from './pages.ts';

export interface StaticHostOptions {
  /** Folder of the build. */
  root: string;
  /** The content of /config.json. @default no configuration */
  config?: HostedConfig;
  /** Whether users reach it over https. @default false */
  isSecure?: boolean;
  /**
   * Whether hashed files are read once and cached in memory, since a page requests a hundred of them. A file deleted
   * meanwhile is still served. @default false
   */
  holdsAssets?: boolean;
}

/** A file of the build: its path, size and, where cached, its content. */
interface Found {
  file: string;
  size: number;
  content?: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
};

/** The decoded path of a request; null for a path that no file can have. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    // The one folder whose name begins with a dot and which is public; what is in it is judged as elsewhere.
    const judged = path.startsWith(WELL_KNOWN) ? path.slice(WELL_KNOWN.length - 1) : path;
    // Backslashes and NUL are attacks. Names that begin with a dot or underscore, source maps and precompressed copies
    // are not public.
    return !judged.startsWith('/') || /[\\\0]|\/\.|^\/_(headers|redirects)$|\.(map|br)$/.test(judged) ? null : path;
  } catch {
    return null;
  }
}

/** Whether a path cannot be decoded, as where an address was cut within an escape: somebody’s mistake and no attack. */
function isCut({ url = '/' }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return false;
  } catch {
    return true;
  }
}

/** Returns the function that finds the file of a path in the build, or null. */
function createFinder(root: string, holdsAssets: boolean): (path: string) => Promise<Found | null> {
  const held = new Map<string, Found>();
  return async (path) => {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) return null;
    const known = held.get(file);
    if (known) return known;
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    if (!holdsAssets || !isForever(path)) return { file, size: stats.size };
    const content = await readFile(file);
    const found = { file, size: content.length, content };
    held.set(file, found);
    return found;
  };
}

/** Whether the client accepts this encoding; a weight of zero refuses it. */
const takes = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => new RegExp(String.raw`^\s*${encoding}\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$`).test(part));

/**
 * Serves a build as a host of single-page apps does: every path without a file is answered by the app. A missing asset
 * is a 404, so that a request for a chunk of an older build does not receive a page. Text is compressed as the browser
 * accepts it, using the precompressed copies of the build.
 */
export function createStaticHost({
  root,
  config = {},
  isSecure = false,
  holdsAssets = false,
}: StaticHostOptions): RequestListener {
  const options = { config, isSecure };
  const fileAt = createFinder(root, holdsAssets);
  // Created once: a page requests a hundred files.
  const [framed, usual, ofParts] = [SILENT_CHECK, '/', `${ASSETS}x`].map((path) => securityHeaders(path, options));
  const headersOf = (path: string, caching = cacheControl(path)) => ({
    ...(path === SILENT_CHECK ? framed : isPart(path) ? ofParts : usual),
    'Cache-Control': caching,
  });

  function end(outgoing: ServerResponse, status: number, path: string, type: string, content: string): void {
    outgoing.writeHead(status, {
      ...headersOf(path, status === 200 ? undefined : 'no-store'),
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(content),
    });
    outgoing.end(content);
  }
  const refuse = (outgoing: ServerResponse, status: number) =>
    end(outgoing, status, '/', 'text/plain; charset=utf-8', `${status}\n`);

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('Allow', 'GET, HEAD');
      return refuse(outgoing, 405);
    }
    const decoded = pathOf(incoming);
    // The app says that there is no such page, with the ways on from there.
    const asked = decoded ?? (isCut(incoming) ? '/index.html' : null);
    if (asked === null) return refuse(outgoing, 404);
    const status = decoded === null ? 404 : 200;
    if (asked === '/config.json') return end(outgoing, 200, asked, types['.json'] ?? '', JSON.stringify(config));
    const own = await fileAt(asked);
    // Names of people and pages contain dots too: only the file types of the build count as files.
    const isNoPage = [ASSETS, WELL_KNOWN].some((folder) => asked.startsWith(folder)) || extname(asked) in types;
    if (!own && isNoPage) return refuse(outgoing, 404);
    const page = own ? null : await fileAt(pageFor(asked, incoming));
    const path = own || page ? asked : '/index.html';
    const found = own ?? page ?? (await fileAt(path));
    if (!found) return refuse(outgoing, 404);
    const small = asked.startsWith(ASSETS) && takes(incoming, 'br') ? await fileAt(`${asked}.br`) : null;
    const sent = small ?? found;
    outgoing.writeHead(status, {
      ...headersOf(path, status === 200 ? undefined : 'no-store'),
      'Content-Type': types[extname(found.file)] ?? 'application/octet-stream',
      'Content-Length': sent.size,
      ...(small && { 'Content-Encoding': 'br' }),
      ...(page && { Vary: 'Accept-Language' }),
    });
    if (incoming.method === 'HEAD' || sent.size === 0) outgoing.end();
    else if (sent.content) outgoing.end(sent.content);
    // Never more bytes than Content-Length announced: the surplus of a growing file would be read as the start of the
    // next response.
    else
      createReadStream(sent.file, { end: sent.size - 1 })
        .on('error', () => outgoing.destroy())
        .pipe(outgoing);
  }

  // No response contains a secret, so compression cannot leak one through its length (BREACH).
  const compress = compression();
  return (incoming, outgoing) => {
    const answer = () =>
      serve(incoming, outgoing).catch(() => {
        if (outgoing.headersSent) outgoing.destroy();
        else refuse(outgoing, 500);
      });
    // The middleware's type asks for an Express request but reads only what every request has.
    compress(
      incoming as Parameters<typeof compress>[0],
      outgoing as Parameters<typeof compress>[1],
      () => void answer(),
    );
  };
}
