/** `fetch` for calls to our servers: one that gets no answer has the connection looked at (SEC-17). */
export async function watchedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    // Calling a call off is no sign of anything.
    if (init?.signal?.aborted !== true) void doubt();
    throw error;
  }
}

/** The watch comes late; where it cannot be had just now there is nobody to tell. */
async function doubt(): Promise<void> {
  try {
    const { connection } = await import('./connection.ts');
    connection().doubt();
  } catch {
    // See above.
  }
}
