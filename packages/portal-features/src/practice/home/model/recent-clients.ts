import type { Client } from '@sakina/platform/contract';

const SHOWN = 5;

/** The clients seen last, newest first; those without a session yet come after them by their next one. */
export function recentClients(clients: readonly Client[], shown = SHOWN): readonly Client[] {
  const last = (client: Client) => (client.lastSessionAt === null ? 0 : Date.parse(client.lastSessionAt));
  const next = (client: Client) => (client.nextSessionAt === null ? Infinity : Date.parse(client.nextSessionAt));
  return clients.toSorted((a, b) => last(b) - last(a) || (next(a) < next(b) ? -1 : 1)).slice(0, shown);
}
