import { expect, it } from 'vitest';
import { readEarlyLook } from './early-look.ts';

function storing(state: unknown, density?: string) {
  const values = new Map([
    ['portal-store', JSON.stringify({ state, version: 1 })],
    ...(density ? [['sakina-density:usr-ingrid', density] as const] : []),
  ]);
  return { getItem: (key: string) => values.get(key) ?? null };
}

const admin = { userId: 'usr-ingrid', activePortal: 'admin' };

it.each([
  ['/admin', admin, undefined, 'admin', 'compact'],
  ['/admin/sessions', admin, 'comfortable', 'admin', 'comfortable'],
  ['/dashboard', admin, undefined, 'portal', 'comfortable'],
  ['/dashboard', admin, 'compact', 'portal', 'compact'],
  ['/administration', admin, undefined, 'portal', 'comfortable'],
  ['/admin', { ...admin, activePortal: 'provider' }, undefined, 'portal', 'comfortable'],
  ['/admin', null, undefined, 'portal', 'comfortable'],
] as const)(
  '[PORTAL-9] paints %s first as it was last seen: %j with %s as %s, %s',
  (path, state, chosen, theme, density) => {
    expect(readEarlyLook(storing(state, chosen), path)).toEqual({ theme, density });
  },
);

it.each([
  '',
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{"state":7}',
  '{"state":{"userId":{},"activePortal":["admin"]}}',
  `{"state":"${'x'.repeat(70_000)}"}`,
])('[SEC-10] paints the plain page over a store that is %j', (text) => {
  expect(readEarlyLook({ getItem: (key) => (key === 'portal-store' ? text : null) }, '/admin')).toEqual({
    theme: 'portal',
    density: 'comfortable',
  });
});

it('[SEC-10] paints the plain page without a storage', () => {
  const getItem = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(readEarlyLook({ getItem }, '/admin')).toEqual({ theme: 'portal', density: 'comfortable' });
});
