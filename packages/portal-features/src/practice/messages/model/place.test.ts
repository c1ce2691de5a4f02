import { describe, expect, it } from 'vitest';
import { readMessagesPlace, writeMessagesPlace } from './place.ts';

describe('the address of a provider’s messages [SEC-8]', () => {
  it.each([
    ['', null, null, ''],
    ['conversation=cnv-1', 'cnv-1', null, 'conversation=cnv-1'],
    ['client=usr-1', null, 'usr-1', 'client=usr-1'],
    ['conversation=cnv-1&client=usr-1', 'cnv-1', null, 'conversation=cnv-1'],
    ['conversation=Layla%20Haddad', null, null, ''],
  ])('%s opens conversation %s, client %s, and is kept as %s', (query, conversationId, clientId, kept) => {
    const place = readMessagesPlace(new URLSearchParams(query));
    expect(place).toEqual({ conversationId, clientId });
    expect(writeMessagesPlace(place).toString()).toBe(kept);
  });
});
