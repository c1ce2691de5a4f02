import type { MessageId, ProviderId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { sofiasExchanges, threadSeeds } from '../../personas/messages.ts';
import type { ThreadSeed } from '../../personas/messages.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { conversationIdOf } from '../../rules/messages.ts';
import type { MessageRow } from '../rows.ts';
import type { Seed } from '../table.ts';

const DAY = 24 * 60;
/** Messages of the long thread: a hundred of hers, a hundred answers. */
const EXCHANGES = 100;

/** Sofia writes every week or so, and is answered within the day. */
function sofiasThread(): ThreadSeed {
  const random = createRandom('sofia writes');
  const messages = Array.from({ length: EXCHANGES }, (_, index) => {
    const [asked, answered] = sofiasExchanges[(index * 7 + random.integer(0, 2)) % sofiasExchanges.length] ??
      sofiasExchanges[0] ?? ['', ''];
    const minutesAgo = (EXCHANGES - index) * 7 * DAY + random.integer(0, 2 * DAY);
    return [
      ['CLIENT', minutesAgo, asked],
      ['PROVIDER', minutesAgo - random.integer(40, 600), answered],
    ] as const;
  });
  return { provider: 'prv-nadia-petrova' as ProviderId, client: ids.users.sofia, messages: messages.flat() };
}

/** The messages of clients and providers. */
export function seedMessages(base: Seed, now: Date): MessageRow[] {
  return [...threadSeeds, sofiasThread()].flatMap(({ provider, client, messages, unread = 0 }) => {
    const conversationId = conversationIdOf(provider, client);
    const displayName = base.people.get(client)?.displayName ?? 'Client';
    return messages.map(([author, minutesAgo, text], index): MessageRow => {
      const isRead = index < messages.length - unread;
      // Read before the reply was sent.
      const next = messages[index + 1]?.[1] ?? 0;
      const readAt = iso(addMinutes(now, -Math.max(minutesAgo - 40, (minutesAgo + next) / 2)));
      return {
        id: `msg-${opaque(`message ${conversationId} ${index}`, 10)}` as MessageId,
        conversationId,
        providerId: provider,
        client: { id: client, displayName },
        author,
        text,
        sentAt: iso(addMinutes(now, -minutesAgo)),
        deliveredAt: isRead ? readAt : null,
        readAt: isRead ? readAt : null,
      };
    });
  });
}
