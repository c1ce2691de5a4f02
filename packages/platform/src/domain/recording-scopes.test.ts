import { describe, expect, it } from 'vitest';
import { agreedByAll, mayPlay, mayTranscribe } from './recording-scopes.ts';

describe('what a recording may hold [CARE-10]', () => {
  it.each([
    { answers: [], agreed: [] },
    { answers: [['AUDIO'], ['AUDIO']], agreed: ['AUDIO'] },
    {
      answers: [
        ['AUDIO', 'VIDEO', 'TRANSCRIPT'],
        ['AUDIO', 'TRANSCRIPT'],
      ],
      agreed: ['AUDIO', 'TRANSCRIPT'],
    },
    {
      answers: [
        ['AUDIO', 'VIDEO'],
        ['AUDIO', 'TRANSCRIPT'],
      ],
      agreed: ['AUDIO'],
    },
    { answers: [['AUDIO', 'VIDEO', 'TRANSCRIPT'], []], agreed: [] },
    {
      answers: [
        ['VIDEO', 'TRANSCRIPT'],
        ['AUDIO', 'VIDEO', 'TRANSCRIPT'],
      ],
      agreed: [],
    },
  ] as const)('by $answers is $agreed', ({ answers, agreed }) => {
    expect(agreedByAll(answers)).toEqual(agreed);
  });

  it.each([
    { agreed: [], sound: false, picture: false, words: false },
    { agreed: ['AUDIO'], sound: true, picture: false, words: false },
    { agreed: ['AUDIO', 'VIDEO'], sound: true, picture: true, words: false },
    { agreed: ['AUDIO', 'TRANSCRIPT'], sound: true, picture: false, words: true },
  ] as const)('under $agreed: sound $sound, picture $picture, words $words', ({ agreed, sound, picture, words }) => {
    expect(mayPlay('audio/webm;codecs=opus', agreed)).toBe(sound);
    expect(mayPlay('video/mp4', agreed)).toBe(picture);
    expect(mayTranscribe(agreed)).toBe(words);
  });
});
