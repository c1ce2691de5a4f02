import type { Conversation } from '@sakina/platform/contract';

/** The name of the person of the other side. */
export function otherName({ side, client, provider }: Pick<Conversation, 'side' | 'client' | 'provider'>): string {
  return side === 'CLIENT' ? provider.displayName : client.displayName;
}
