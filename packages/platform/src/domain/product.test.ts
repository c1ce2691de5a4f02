import { describe, expect, it } from 'vitest';
import { product, rankedRoles } from './index.ts';

describe('the product', () => {
  it('[FRAME-1] has its id, name and support email in one place', () => {
    expect(product.id).toBe('sakina');
    expect(product.name).toBe('Sakina');
    expect(product.supportEmail).toMatch(/^[^@\s]+@[^@\s]+$/);
  });

  it('[FRAME-1] gives its id to every role of its own', () => {
    expect(rankedRoles.filter((role) => role.includes(':'))).toEqual([
      'platform:admin',
      ...['owner', 'admin', 'manager', 'user', 'viewer'].map((name) => `${product.id}:${name}`),
    ]);
  });

  it('[FRAME-2] has its tagline', () => {
    expect(product.tagline).toBe('Peace of Mind');
  });
});
