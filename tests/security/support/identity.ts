import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logOut } from '../../journeys/support/journey.ts';
import type { Wire } from './wire.ts';

/** The accounts that these tests sign in with. */
export const PATIENT = 'patient@demo.test';
export const THERAPIST = 'therapist@demo.test';
/** A page for patients; what stands behind it must come through the sign-in unharmed. */
export const BOOKING = '/booking/prv-amina-rahman?service=x&from=a%20letter';

/** The form of the identity server. */
export const identityForm = (page: Page) => page.getByRole('heading', { name: 'Log in to Sakina' });

/** Logs out, and waits until the identity server has sent the browser back. */
export async function logOutAtIdentity(page: Page, { asked }: Wire): Promise<void> {
  const before = asked.length;
  await logOut(page);
  await expect.poll(() => asked.slice(before).some((address) => new URL(address).pathname === '/')).toBe(true);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

/** Whether an address is one of the identity server. */
export const ofIdentity = (identityUrl: string) => (url: URL) => url.origin === identityUrl;
