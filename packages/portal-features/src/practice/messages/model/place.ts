/**
 * What is open, as it stands in the address: a conversation, or the one with a client. Names and words stay out of it
 * (SEC-8).
 */
export interface MessagesPlace {
  conversationId: string | null;
  /** Asked for by a page that knows the client alone; null where the conversation is named. */
  clientId: string | null;
}

/** Ids as the server makes them; whatever else stands in an address is none. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/** Reads the address of the provider’s messages; what makes no sense is the list. */
export function readMessagesPlace(params: URLSearchParams): MessagesPlace {
  const idOf = (name: string) => {
    const value = params.get(name) ?? '';
    return ID.test(value) ? value : null;
  };
  const conversationId = idOf('conversation');
  return { conversationId, clientId: conversationId === null ? idOf('client') : null };
}

/** The query in which the place is kept. */
export function writeMessagesPlace({ conversationId, clientId }: MessagesPlace): URLSearchParams {
  if (conversationId !== null) return new URLSearchParams({ conversation: conversationId });
  return new URLSearchParams(clientId === null ? {} : { client: clientId });
}
