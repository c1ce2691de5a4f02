import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { serverVersion } from './base-version.ts';

const refused = (code: string, details?: unknown) =>
  new ApiError({ kind: 'http', status: 409, code, message: '', details });

it.each([
  [refused('VERSION_CONFLICT', { version: 4 }), 4],
  [refused('VERSION_CONFLICT', { version: '4' }), null],
  [refused('VERSION_CONFLICT'), null],
  [refused('HANDLE_TAKEN', { version: 4 }), null],
  [new Error('no'), null],
  [undefined, null],
])('the server’s version in %s is %s [SEC-16]', (error, version) => {
  expect(serverVersion(error)).toBe(version);
});
