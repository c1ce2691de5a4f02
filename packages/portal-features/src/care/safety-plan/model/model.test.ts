import type { SafetyPlan, UserId } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { readKeptEdit } from './kept-edit.ts';
import { joined, meet } from './merge.ts';
import { moveRow, problemsIn, rowAfterRemoval, rowsOf, writtenIn } from './rows.ts';
import { entriesOf, isBlank, nextSection, withEntries } from './sections.ts';

const words = (...texts: string[]) => texts.map((text) => ({ text, phone: null }));
const row = (id: string, text = '', phone = '') => ({ id, text, phone });
const plan = {
  clientId: 'usr-1' as UserId,
  warningSigns: ['I stop eating.'],
  whatHelpsMe: [],
  peopleAndPlaces: [],
  peopleICanAsk: [{ name: 'Rania', phone: '+1 718 555 0177' }],
  professionals: [],
  makingItSafe: [],
  reasonsForLiving: [],
  sharedWith: [],
  updatedAt: null,
  version: 4,
} satisfies SafetyPlan;

describe('the sections of a plan [CARE-3]', () => {
  it('are read as lines and sent back as the contract has them', () => {
    expect(entriesOf(plan, 'peopleICanAsk')).toEqual([{ text: 'Rania', phone: '+1 718 555 0177' }]);
    const body = withEntries(plan, 'professionals', [{ text: '988', phone: '988' }]);
    expect(body).toMatchObject({
      version: 4,
      professionals: [{ name: '988', phone: '988' }],
      warningSigns: ['I stop eating.'],
    });
    expect(body).not.toHaveProperty('clientId');
    expect(withEntries(plan, 'warningSigns', words('a', 'b')).warningSigns).toEqual(['a', 'b']);
  });

  it.each([
    ['warningSigns', 'whatHelpsMe'],
    ['makingItSafe', 'reasonsForLiving'],
    ['reasonsForLiving', undefined],
  ] as const)('after %s comes %s', (section, next) => {
    expect(nextSection(section)).toBe(next);
  });

  it('are blank only where nothing stands in any', () => {
    expect(isBlank(plan)).toBe(false);
    expect(isBlank({ ...plan, warningSigns: [], peopleICanAsk: [] })).toBe(true);
  });
});

describe('lines while they are written', () => {
  it('begin with an empty one where there are none', () => {
    expect(rowsOf([], () => 'a')).toEqual([row('a')]);
    expect(rowsOf(words('x'), () => 'a')).toEqual([row('a', 'x')]);
  });

  it('leave out what was left empty', () => {
    expect(writtenIn([row('a', '  one '), row('b', '   '), row('c', 'Aunt', ' 988 ')])).toEqual([
      { text: 'one', phone: null },
      { text: 'Aunt', phone: '988' },
    ]);
  });

  it.each([
    ['nothing wrong', 'warningSigns', row('a', 'x'), []],
    ['an empty line', 'warningSigns', row('a'), []],
    ['words that are too long', 'warningSigns', row('a', 'x'.repeat(501)), ['tooLong']],
    ['a name that is too long', 'professionals', row('a', 'x'.repeat(121)), ['tooLong']],
    ['a number without a name', 'peopleICanAsk', row('a', '', '988'), ['nameMissing']],
    ['a number that is none', 'peopleICanAsk', row('a', 'Rania', 'ask her'), ['phoneWrong']],
    ['no number', 'peopleICanAsk', row('a', 'Rania'), []],
  ] as const)('find %s', (_, section, line, kinds) => {
    expect(problemsIn(section, [line]).map(({ kind }) => kind)).toEqual(kinds);
  });

  const three = [row('a'), row('b'), row('c')];
  it.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ] as const)('move %s by %i', (id, by, order) => {
    expect(
      moveRow(three, id, by)
        .map((line) => line.id)
        .join(''),
    ).toBe(order);
  });

  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ])('after %s is removed go on at %s', (id, next) => {
    expect(rowAfterRemoval(three, id)).toBe(next);
  });
});

describe('two versions of one section [SEC-16]', () => {
  it.each([
    ['apply', words('a'), words('a', 'b'), words('a')],
    ['done', words('a'), words('b'), words('b')],
    ['ask', words('a'), words('b'), words('c')],
  ] as const)('meet: %s', (outcome, base, mine, theirs) => {
    expect(meet(base, mine, theirs)).toBe(outcome);
  });

  it('join without saying anything twice', () => {
    expect(joined(words('a', 'b'), words('b', 'c'))).toEqual(words('b', 'c', 'a'));
  });
});

describe('what was kept on the device [SEC-15]', () => {
  const edit = { section: 'warningSigns', rows: [row('a', 'x')], base: words('y'), isGuided: false };
  it('comes back as it was', () => {
    expect(readKeptEdit(structuredClone(edit))).toEqual(edit);
  });
  it.each([
    [null],
    ['text'],
    [{ ...edit, section: 'other' }],
    [{ ...edit, rows: [{ id: 'a' }] }],
    [{ ...edit, base: 'y' }],
    [{ ...edit, isGuided: 1 }],
  ])('is let go of where it is %j', (value) => {
    expect(readKeptEdit(value)).toBeNull();
  });
});
