import { expect, it } from 'vitest';
import { titleNaming } from './title-naming.ts';

it.each([
  ['Payments', 'Dashboard · Sakina – Peace of Mind', 'Payments · Sakina – Peace of Mind'],
  ['Messages', 'Payments · Sakina – Peace of Mind', 'Messages · Sakina – Peace of Mind'],
  ['Daily · short', 'Dashboard · old · Sakina – Peace of Mind', 'Daily · short · Sakina – Peace of Mind'],
  ['Payments', 'Storybook', 'Storybook'],
  ['Payments', '', ''],
])('[FRAME-2] %j in %j is %j', (name, title, named) => {
  expect(titleNaming(name, title)).toBe(named);
});
