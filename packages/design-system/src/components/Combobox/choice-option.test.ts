import { describe, expect, test } from 'vitest';
import { groupOptions, optionTyped } from './choice-option.ts';

const option = (id: string, label: string, group?: string) =>
  group === undefined ? { id, label } : { id, label, group };

describe('grouping options by heading', () => {
  test('keeps the order in which the headings first appear', () => {
    const groups = groupOptions([
      option('a', 'Amman', 'Asia'),
      option('b', 'Bern', 'Europe'),
      option('c', 'Cairo', 'Africa'),
      option('d', 'Doha', 'Asia'),
    ]);
    expect(groups.map((group) => [group.name, group.options.map(({ id }) => id)])).toEqual([
      ['Asia', ['a', 'd']],
      ['Europe', ['b']],
      ['Africa', ['c']],
    ]);
  });
  test('keeps options without a heading in groups without one', () => {
    expect(groupOptions([option('a', 'Amman')])).toEqual([
      { id: 'group', name: undefined, options: [option('a', 'Amman')] },
    ]);
  });
  test('accepts a heading that is empty or equals another group’s id', () => {
    const ids = groupOptions([option('a', 'A'), option('b', 'B', ''), option('c', 'C', 'group')]).map(
      (group) => group.id,
    );
    expect(new Set(ids).size).toBe(3);
  });
  test('returns no groups for no options', () => {
    expect(groupOptions([])).toEqual([]);
  });
});

describe('matching typed text to an option', () => {
  const options = [
    option('nl', 'Dutch'),
    option('ar', 'العربية'),
    option('pt', 'Português'),
    option('x1', 'Twice'),
    option('x2', 'Twice'),
    { ...option('off', 'Latin'), isDisabled: true },
  ];
  test.each([
    ['as it stands', 'Dutch', 'nl'],
    ['whatever the case', 'dUTCH', 'nl'],
    ['with a space around it', ' Dutch ', 'nl'],
    ['in Arabic', 'العربية', 'ar'],
    ['but not with another accent', 'Portugues', undefined],
    ['nor in part', 'Dut', undefined],
    ['nor where two are called the same', 'Twice', undefined],
    ['nor where it cannot be chosen', 'Latin', undefined],
    ['nor where nothing was typed', '  ', undefined],
  ])('%s', (_case, text, id) => {
    expect(optionTyped(options, text, 'en-US')?.id).toBe(id);
  });
});
