import type { Page } from '@playwright/test';
import { portalOfPath } from '@sakina/platform/domain';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { routeCases } from './support/routes.ts';
import { goInApp } from './support/walk.ts';

/** Views of one address, each a page to its reader. */
const VIEWS: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/dashboard?view=messages': 'Messages',
  '/dashboard?view=plan': 'Your care plan',
  '/dashboard?view=measures': 'Questionnaires',
  '/dashboard?view=payments': 'Payments',
  '/dashboard?view=waitlist': 'Waitlists',
  '/dashboard?view=notifications': 'Notifications',
  '/deenya': 'Deenya',
  '/deenya?view=programmes': 'Programs',
  '/deenya?view=journal': 'Journal',
  '/deenya?view=exercises': 'Exercises',
};

/** Addresses that share a title with another one, and why. */
const SHARED: Readonly<Record<string, string>> = {
  '/auth/callback': 'without an answer it is the login page',
  '/dashboard/find-leader': 'the same directory for people who are signed in',
  '/therapist/prv-amina-rahman': 'the same provider, by id',
  '/booking-cal/prv-amina-rahman': 'the same booking, with a calendar',
  '/community-old': 'the old address of the community',
  '/therapist-profile-enhanced': 'without an id it offers providers to choose from',
};

const shown = async (page: Page, path: string, name: string) => {
  await goInApp(page, path);
  await expect(page).toHaveTitle(`${name} · Sakina – Peace of Mind`);
};

test('no two pages of one portal share a title, but for other addresses of the same page [FRAME-2]', () => {
  const own = routeCases.filter(({ path }) => !(path in SHARED) && path !== '/dashboard' && path !== '/deenya');
  const titled = [
    ...own.map(({ path, title }) => ({ portal: portalOfPath(path) ?? 'shared', title })),
    ...Object.values(VIEWS).map((title) => ({ portal: 'shared', title })),
  ];
  const names = titled.map(({ portal, title }) => `${portal}: ${title}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(routeCases.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(SHARED)));
});

test('the tab names the view that is shown, there and back, and the provider, in the reader’s language [FRAME-2]', async ({
  page,
  signIn,
}) => {
  await onTuesday(page);
  await signIn('patient@demo.test');
  await page.goto('/dashboard');
  for (const [path, name] of Object.entries(VIEWS)) await shown(page, path, name);
  await shown(page, '/dashboard', 'Dashboard');
  await shown(
    page,
    '/therapist-profile-enhanced?id=prv-amina-rahman',
    'Dr. Amina Rahman, therapist in New York: full profile',
  );
  await shown(page, '/therapist/prv-grace-okafor', 'Grace Okafor, mentor in London');
  await shown(page, '/dashboard?view=payments', 'Payments');
  await shown(page, '/profile', 'Your profile');
});
