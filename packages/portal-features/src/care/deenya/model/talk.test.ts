import { companionLimits } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { suggestionPath, turnsOf } from './talk.ts';
import type { Said } from './talk.ts';

const reply = { crisisHelp: false, text: 'I am listening.', disclosure: 'I am a program.', suggestions: [] };

it('sends what was said so far, in its order, and nothing else of it', () => {
  expect(
    turnsOf(
      [
        { author: 'PERSON', text: 'Hello' },
        { author: 'ASSISTANT', reply },
      ],
      'I cannot sleep',
    ),
  ).toEqual([
    { author: 'PERSON', text: 'Hello' },
    { author: 'ASSISTANT', text: 'I am listening.' },
    { author: 'PERSON', text: 'I cannot sleep' },
  ]);
});

it('lets go of the beginning of a long talk, never of what is said now', () => {
  const talk = Array.from({ length: 60 }, (_, index): Said => ({ author: 'PERSON', text: String(index) }));
  const turns = turnsOf(talk, 'now');
  expect(turns).toHaveLength(companionLimits.turns);
  expect(turns.at(-1)).toEqual({ author: 'PERSON', text: 'now' });
});

it.each([
  ['EXERCISE', 'long-breath', '/deenya?view=exercises&exercise=long-breath'],
  ['PROGRAMME', 'prg-1', '/deenya?programme=prg-1'],
  ['PROGRAMME', null, '/deenya'],
  ['JOURNAL_PROMPT', 'doubt', '/deenya?view=journal&entry=new&prompt=doubt'],
  ['PROVIDERS', null, '/find-therapist'],
] as const)('%s %s is found at %s', (kind, id, expected) => {
  expect(suggestionPath({ kind, id, title: 'x' })).toBe(expected);
});
