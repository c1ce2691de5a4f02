import { describe, expect, test } from 'vitest';
import { groupOptions, optionTyped } from './choice-option.ts';

const option = (id: string, label: string, group?: string) =>
  group === undefined ? { id, label } : { id, label, group };

describe('options stand under their headings', () => {
  test('in the order in which the headings first come', () => {
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
  test('those without a heading stand by themselves', () => {
    expect(groupOptions([option('a', 'Amman')])).toEqual([
      { id: 'group', name: undefined, options: [option('a', 'Amman')] },
    ]);
  });
  test('a heading may be empty or read like another’s id', () => {
    const ids = groupOptions([option('a', 'A'), option('b', 'B', ''), option('c', 'C', 'group')]).map(
      (group) => group.id,
    );
    expect(new Set(ids).size).toBe(3);
  });
  test('nothing makes no groups', () => {
    expect(groupOptions([])).toEqual([]);
  });
});

describe('what was typed whole counts as chosen', () => {
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
