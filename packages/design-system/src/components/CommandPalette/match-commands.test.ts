import { describe, expect, test } from 'vitest';
import { matchCommands } from './match-commands.ts';
import type { CommandGroup } from './match-commands.ts';

const GROUPS: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    items: [
      { id: 'pay', label: 'Payouts', keywords: ['money', 'bank'] },
      { id: 'cal', label: 'Calendar', description: 'Your week' },
    ],
  },
  {
    id: 'people',
    title: 'People',
    items: [
      { id: 'amina', label: 'Amina Haddad' },
      { id: 'jose', label: 'José Álvarez' },
      { id: 'ahmad', label: 'أحمد الزهراني' },
      { id: 'call', label: 'Phone the calendar desk' },
    ],
  },
];
const found = (query: string) =>
  matchCommands(GROUPS, query, 50).groups.flatMap((group) => group.items.map((item) => item.id));

describe('matching commands', () => {
  test.each([
    ['nothing typed: everything', '', ['pay', 'cal', 'amina', 'jose', 'ahmad', 'call']],
    ['the beginning of a name', 'ami', ['amina']],
    ['words in any order', 'haddad amina', ['amina']],
    ['another word for it', 'BANK', ['pay']],
    ['its second line', 'week', ['cal']],
    ['without its accents', 'jose alvarez', ['jose']],
    ['Arabic without the hamza', 'احمد', ['ahmad']],
    ['Arabic with vowel signs', 'أَحْمَد', ['ahmad']],
    ['across groups, in their order', 'cal', ['cal', 'call']],
    ['only spaces: everything', '   ', ['pay', 'cal', 'amina', 'jose', 'ahmad', 'call']],
    ['what stands nowhere', 'zzz', []],
  ])('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('puts commands whose name begins with the query first', () => {
    const groups: CommandGroup[] = [
      {
        id: 'g',
        title: 'G',
        items: [
          { id: 'in', label: 'The calendar' },
          { id: 'at', label: 'Calendar' },
        ],
      },
    ];
    expect(matchCommands(groups, 'cal', 50).groups[0]?.items.map((item) => item.id)).toEqual(['at', 'in']);
  });

  test('limits ten thousand matches and counts the rest', () => {
    const many: CommandGroup[] = [
      {
        id: 'g',
        title: 'G',
        items: Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), label: `Session ${index}` })),
      },
    ];
    const { groups, shown, left } = matchCommands(many, 'session', 50);
    expect(groups[0]?.items).toHaveLength(50);
    expect([shown, left]).toEqual([50, 9950]);
  });

  test('finds nothing in nothing', () => {
    expect(matchCommands([], 'cal', 50)).toEqual({ groups: [], shown: 0, left: 0 });
  });
});
