import { describe, expect, test } from 'vitest';
import ar from '../messages/ar.json';
import en from '../messages/en.json';
import arAbout from './about-messages/ar.json';
import enAbout from './about-messages/en.json';
import { standingServices } from './standing-services.ts';
import { standingDescriptions } from './use-service-about.ts';

describe('the standing kinds of session', () => {
  test.each(Object.entries(standingServices))(
    '%s is the English text of its key, and has an Arabic one',
    (name, key) => {
      expect(en[`service.${key}`]).toBe(name);
      expect(ar[`service.${key}`]).toMatch(/^[\u0600-\u06FF ]+$/);
    },
  );

  test.each(Object.entries(standingDescriptions))('“%s” likewise', (description, key) => {
    expect(enAbout[key]).toBe(description);
    expect(arAbout[key]).toMatch(/^[\u0600-\u06FF .،:]+$/);
  });
});
