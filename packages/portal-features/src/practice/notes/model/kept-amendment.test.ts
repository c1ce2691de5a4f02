import { describe, expect, it } from 'vitest';
import { readKeptAmendment } from './kept-amendment.ts';

describe('an amendment that was kept', () => {
  it('[SEC-15] comes back as it was typed', () => {
    expect(readKeptAmendment({ text: 'She called on Tuesday. ' })).toBe('She called on Tuesday. ');
  });

  it.each([null, 'text', 7, [], {}, { text: 7 }, { text: '' }, { text: '  ' }])(
    '[SEC-10] is none where it has another form: %j',
    (kept) => {
      expect(readKeptAmendment(kept)).toBeNull();
    },
  );
});
