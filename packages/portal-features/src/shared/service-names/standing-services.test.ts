import { describe, expect, test } from 'vitest';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { standingServices } from './standing-services.ts';

describe('the standing kinds of session', () => {
  test.each(Object.entries(standingServices))(
    '%s is the English text of its key, and has an Arabic one',
    (name, { key, about }) => {
      expect(en[key]).toBe(name);
      expect(en[`${key}.about`]).toBe(about);
      expect(ar[key]).toMatch(/^[\u0600-\u06FF ]+$/);
    },
  );
});
