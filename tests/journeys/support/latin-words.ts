import type { Page } from '@playwright/test';

/**
 * What is written in Latin letters in every language: the product’s names, its address, a key, a law, a questionnaire,
 * an insurer, a card, a calendar’s service, a currency, the other language’s own name.
 */
const NAMES = new Set([
  'Shift',
  'Sakina',
  'Deenya',
  'Layla',
  'Haddad',
  'Amina',
  'Rahman',
  'Ingrid',
  'Solheim',
  'support',
  'sakina',
  'example',
  'English',
  'US',
  'HIPAA',
  'PHQ',
  'SOAP',
  'DAP',
  'Aetna',
  'Blue',
  'Cross',
  'Shield',
  'Cigna',
  'UnitedHealthcare',
  'Medicaid',
  'Visa',
  'Mastercard',
  'American',
  'Express',
  'Discover',
  'Outlook',
  'Google',
  'Apple',
  'name',
  'com',
  'demo',
  'test',
  'Demo',
]);

/** What stands for a face. */
const INITIALS = /^[A-Z]{2}$/;

/** The visible words and the accessible names of a page that are written in Latin letters, but for names. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names];
  });
  return [...new Set(texts.join('\n').match(/\p{Script=Latin}{2,}/gu) ?? [])].filter(
    (word) => !NAMES.has(word) && !INITIALS.test(word),
  );
}
