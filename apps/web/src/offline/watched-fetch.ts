/** `fetch` for calls to our servers: a call without an answer triggers a connection check (SEC-17). */
export async function watchedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    // An aborted call says nothing about the connection.
    if (init?.signal?.aborted !== true) void doubt();
    throw error;
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
