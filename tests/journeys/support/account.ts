import type { Locator, Page } from '@playwright/test';

/** The name of the button that opens someone’s account menu. */
export const accountName = (person: string): string => `${person}’s account`;

/**
 * The button that opens the account menu of whoever is logged in.
 * @param person Their name, where the account has to be theirs.
 */
export const accountButton = (page: Page, person?: string): Locator =>
  person === undefined
    ? page.getByRole('button', { name: /’s account$/ })
    : page.getByRole('button', { name: accountName(person), exact: true });
