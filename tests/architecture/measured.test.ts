import { expect, it } from 'vitest';
import { withGroups } from '../../tools/measured.mjs';

const group = (title: string, unit: string) => ({ title, unit });

it.each([
  ['one in the middle', ['a', 'b', 'c'], ['b'], ['a old', 'b new', 'c old']],
  ['one that was not measured before', ['a'], ['z'], ['a old', 'z new']],
  ['all of them', ['a', 'b'], ['b', 'a'], ['a new', 'b new']],
  ['none, where measuring failed', ['a'], [], ['a old']],
])('figures measured alone replace their group where it stands: %s', (_, before, found, after) => {
  const groups = withGroups(
    before.map((title) => group(title, 'old')),
    found.map((title) => group(title, 'new')),
  );
  expect(groups.map(({ title, unit }) => `${title} ${unit}`)).toEqual(after);
});
