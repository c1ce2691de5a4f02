import { answerProblems } from '@sakina/platform/domain';
import { expect, test } from 'vitest';
import ar from '../messages/ar.json';
import en from '../messages/en.json';

test.each([
  ['English', en],
  ['Arabic', ar],
] as const)('[CLOUD-115] the ready sentences in %s confirm nothing of anyone', (_, texts) => {
  for (const id of ['thanks', 'contact', 'listening'] as const)
    expect(answerProblems(texts[`neutral.${id}`])).toEqual([]);
});
