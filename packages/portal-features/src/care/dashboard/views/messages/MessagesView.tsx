import { Conversations } from './Conversations.tsx';
import { Thread } from './Thread.tsx';

/** The person's messages: all conversations, or the one that is opened. */
export function MessagesView({ id }: { id: string | null }) {
  return id === null ? <Conversations /> : <Thread id={id} />;
}
