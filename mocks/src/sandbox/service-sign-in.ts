import type { RequestListener } from 'node:http';
import { serviceSignInPages } from '../service-sign-in.ts';

/**
 * Answers the pages that stand in for the sign-in of outside services before the app does, whose build has none of
 * them.
 */
export function withServiceSignIn(app: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const page = serviceSignInPages.get((incoming.url ?? '').split('?')[0] ?? '');
    if (page === undefined || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) {
      app(incoming, outgoing);
      return;
    }
    outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    outgoing.end(page);
  };
}
