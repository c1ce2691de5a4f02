import type { Conversation } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { byNeed, needOf } from './need.ts';

type Asked = Pick<Conversation, 'client' | 'state' | 'lastMessage'>;

const asked = (id: string, author: 'CLIENT' | 'PROVIDER' | null, sentAt = '', state: Asked['state'] = 'OPEN') =>
  ({
    client: { id, displayName: id },
    state,
    lastMessage: author && { author, sentAt },
  }) as Asked;

const alerted = new Set(['danger']);

describe('what a conversation asks of its provider [CARE-1]', () => {
  it.each([
    ['danger', asked('danger', 'PROVIDER'), 'danger'],
    ['danger after the care has ended', asked('danger', 'CLIENT', '', 'CARE_ENDED'), 'danger'],
    ['a last word of the client', asked('a', 'CLIENT'), 'answer'],
    ['a last word of the provider', asked('a', 'PROVIDER'), 'none'],
    ['nothing written', asked('a', null), 'none'],
    ['a closed conversation', asked('a', 'CLIENT', '', 'BLOCKED'), 'none'],
  ])('%s', (_what, conversation, need) => {
    expect(needOf(conversation, alerted)).toBe(need);
  });

  it('danger comes first, then who has waited longest, then the rest as they came', () => {
    const rows = [
      asked('answered', 'PROVIDER', '5'),
      asked('waits since two', 'CLIENT', '2'),
      asked('closed', 'CLIENT', '4', 'BLOCKED'),
      asked('waits since one', 'CLIENT', '1'),
      asked('danger', 'CLIENT', '3'),
    ];
    expect(byNeed(rows, alerted).map(({ client }) => client.id)).toEqual([
      'danger',
      'waits since one',
      'waits since two',
      'answered',
      'closed',
    ]);
  });
});
