import { describe, expect, it } from 'vitest';
import { clientVersion } from './plan-versions.ts';

type Answer = 'AGREED' | 'CHANGE_ASKED' | 'WITHDRAWN' | null;

describe('the version of a plan that its client reads', () => {
  it.each<[string, Answer[], number | undefined]>([
    ['none where nothing was sent', [], undefined],
    ['the first while it waits', [null], 1],
    ['the agreed one', ['AGREED'], 1],
    ['a newer one while it waits', ['AGREED', null], 2],
    ['the agreed one again, once the newer was withdrawn', ['AGREED', 'WITHDRAWN'], 1],
    ['the agreed one, while a change of the newer is asked for', ['AGREED', 'CHANGE_ASKED'], 1],
    ['the one that a change is asked of, where none was agreed to', ['CHANGE_ASKED', 'WITHDRAWN'], 1],
    ['none that was withdrawn before it was answered', ['WITHDRAWN'], undefined],
  ])('[CLOUD-264] is %s', (_, answers, expected) => {
    expect(clientVersion(answers.map((answer, index) => ({ number: index + 1, answer })))?.number).toBe(expected);
  });
});
