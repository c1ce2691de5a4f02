import { hearDate } from '../boot/server-time.ts';
import { beginCall } from '../loading/first-data.ts';

/**
 * `fetch` for calls to our servers: an answer tells their time, and a call without one triggers a connection check
 * (SEC-17).
 */
export async function watchedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const askedAt = Date.now();
  const end = beginCall();
  try {
    const response = await fetch(input, init);
    hearDate(response.headers.get('Date'), askedAt);
    return response;
  } catch (error) {
    // An aborted call says nothing about the connection.
    if (init?.signal?.aborted !== true) void doubt();
    throw error;
  } finally {
    end();
  }
}

/** The connection watcher is lazy; ignore it if it failed to load. */
async function doubt(): Promise<void> {
  try {
    const { connection } = await import('./connection.ts');
    connection().doubt();
  } catch {
    // See above.
  }
}
