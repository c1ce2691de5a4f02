import { describe, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { createIdempotencyKeys, isOutcome } from './idempotency-keys.ts';

function counted() {
  let count = 0;
  return createIdempotencyKeys(() => `key${(count += 1)}`);
}

describe('an idempotency key', () => {
  it('stays the same until the outcome is known [SEC-12] [SEC-11]', () => {
    const keys = counted();
    const input = { body: { slot: '9:00' } };
    expect([keys.keyFor('book', input), keys.keyFor('book', { body: { slot: '9:00' } })]).toEqual(['key1', 'key1']);
    keys.release('book', { body: { slot: '9:00' } });
    expect(keys.keyFor('book', input)).toBe('key2');
  });

  it('differs by input and by operation, and both stay reserved [SEC-12]', () => {
    const keys = counted();
    expect([
      keys.keyFor('book', { body: 1 }),
      keys.keyFor('book', { body: 2 }),
      keys.keyFor('cancel', { body: 1 }),
    ]).toEqual(['key1', 'key2', 'key3']);
    keys.release('book', { body: 2 });
    expect([keys.keyFor('book', { body: 1 }), keys.keyFor('cancel', { body: 1 })]).toEqual(['key1', 'key3']);
  });

  it('differs by file, and is the same when the same file is chosen again [SEC-12] [CALL-3]', () => {
    const keys = counted();
    const withFile = (content: string, name: string) => ({
      body: { license: new File([content], name, { lastModified: 1 }) },
    });
    expect(
      [withFile('a', 'old.pdf'), withFile('a', 'new.pdf'), withFile('ab', 'new.pdf'), withFile('a', 'old.pdf')].map(
        (input) => keys.keyFor('upload', input),
      ),
    ).toEqual(['key1', 'key2', 'key3', 'key1']);
  });
});

describe('a failed write', () => {
  const error = (kind: ApiError['kind'], status?: number) =>
    new ApiError({ kind, code: 'X', message: '', ...(status !== undefined && { status }) });
  it.each([
    ['was refused (409)', error('http', 409), true],
    ['was refused (422)', error('http', 422), true],
    ['was refused (401)', error('http', 401), true],
    ['came too often (429)', error('http', 429), true],
    ['took the server too long (408)', error('http', 408), false],
    ['met the server’s own trouble (500)', error('http', 500), false],
    ['met a gateway without an answer (504)', error('http', 504), false],
    ['was cut off', error('network'), false],
    ['had no answer in time', error('timeout'), false],
    ['was canceled by a portal switch', error('aborted'), false],
    ['had an answer that cannot be read', error('contract', 200), false],
    ['broke in another way', new TypeError('x'), false],
  ])('that %s is known to have had no effect: %s [SEC-12]', (_, given, expected) => {
    expect(isOutcome(given)).toBe(expected);
  });
});
