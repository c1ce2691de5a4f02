import { describe, expect, test } from 'vitest';
import { withSaid } from './said.ts';
import type { Said } from './said.ts';

const piece = (over: Partial<Said> = {}): Said => ({
  id: 'a',
  participantId: 'layla',
  language: 'en',
  text: 'I slept',
  isFinal: false,
  ...over,
});

describe('what is said in a room', () => {
  test('replaces words that change in their place, by the person who says them', () => {
    const said = [piece(), piece({ id: 'b', text: 'Good' }), piece({ participantId: 'amina', text: 'Yes?' })];
    const texts = withSaid(said, piece({ text: 'I slept better', isFinal: true })).map(({ text }) => text);
    expect(texts).toEqual(['I slept better', 'Good', 'Yes?']);
  });

  test('keeps final words as they are, also when earlier ones arrive later', () => {
    const said = [piece({ text: 'I slept better', isFinal: true })];
    expect(withSaid(said, piece())).toBe(said);
  });

  test('keeps the last forty pieces', () => {
    let said: readonly Said[] = [];
    for (let count = 1; count <= 50; count += 1) said = withSaid(said, piece({ id: `${count}` }));
    expect(said).toHaveLength(40);
    expect(said[0]?.id).toBe('11');
  });
});
