import type { Conversation } from '@sakina/platform/contract';

/** What a conversation asks of the provider, the most urgent first. */
export type Need = 'danger' | 'answer' | 'none';

const RANK: Readonly<Record<Need, number>> = { danger: 0, answer: 1, none: 2 };

type Asked = Pick<Conversation, 'client' | 'state' | 'lastMessage'>;

/**
 * What a conversation asks of the provider: where the client told of danger and no one has said what was done, that
 * stands before all (CARE-1, CARE-2); where the client’s word is the last one, it waits for an answer.
 * @param alerted The clients with an open safety alert.
 */
export function needOf({ client, state, lastMessage }: Asked, alerted: ReadonlySet<string>): Need {
  if (alerted.has(client.id)) return 'danger';
  return state === 'OPEN' && lastMessage?.author === 'CLIENT' ? 'answer' : 'none';
}

/** Danger first, then who waits for an answer, the longest first, then the rest as they come: the latest word first. */
export function byNeed<Item extends Asked>(conversations: readonly Item[], alerted: ReadonlySet<string>): Item[] {
  return conversations.toSorted((first, second) => {
    const need = needOf(first, alerted);
    const rank = RANK[need] - RANK[needOf(second, alerted)];
    if (rank !== 0 || need !== 'answer') return rank;
    return (first.lastMessage?.sentAt ?? '').localeCompare(second.lastMessage?.sentAt ?? '');
  });
}
