import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { askToEndByKeys, press, tabTo, toggle, write } from './support/keyboard.ts';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page }) => onTuesday(page));

test('a session of the day goes from Today over admission to its signed note, by keyboard [ROUTE-28] [CALL-22] [CARE-8]', async ({
  page,
  signIn,
}) => {
  await signIn('therapist@demo.test');
  await page.goto('/provider/portal');
  await press(page, page.getByRole('link', { name: /^Start session/ }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Start session' }));
  // It is half an hour early, which is asked about first.
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Start now' }));
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Let in / }));
  await expect(page.getByText('Client · Here')).toBeVisible();

  await askToEndByKeys(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^End/ }));
  await expect(page.getByRole('group', { name: 'Billed' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: /note/i }).first());

  await write(page, page.getByRole('textbox', { name: /^Subjective/ }), 'Sleeps badly since the summer.');
  await write(page, page.getByRole('textbox', { name: /^Plan/ }), 'Sleep diary for two weeks.');
  await press(page, page.getByRole('button', { name: /^Sign this note/ }));
  const dialog = page.getByRole('dialog');
  await toggle(page, dialog.getByRole('checkbox'));
  await write(page, dialog.getByRole('textbox', { name: 'Your full name' }), 'Amina Rahman');
  await press(page, dialog.getByRole('button', { name: 'Sign the note' }));
  await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();

  // What was owed for it is no more; the note of an earlier session of hers still is, which shows that the notes were
  // read.
  await page.goto('/provider/sessions/today');
  await expect(page.getByRole('link', { name: 'Sign the note for the session with Layla Haddad' })).toHaveCount(1);
  const session = page.getByRole('list', { name: 'Done' }).getByRole('listitem').filter({ hasText: 'Layla Haddad' });
  await expect(session).toBeVisible();
  await expect(session).toContainText('Completed');
  await expect(session.getByRole('link', { name: /^Write|^Sign/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write the note for the session with Layla Haddad' })).toHaveCount(0);
});

test('a license that is not found keeps what was typed, and the right number verifies its provider, by keyboard [CALL-4] [CARE-8]', async ({
  page,
  signIn,
}) => {
  await signIn('unverified@demo.test');
  await page.goto('/provider/credentials');
  await expect(page.getByText('Not verified: you can’t start sessions')).toBeVisible();
  const number = page.getByRole('textbox', { name: /License number/ });
  await write(page, number, 'CW 019923');
  await tabTo(page, page.getByRole('button', { name: /State/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('Pennsylvania');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Verify now' }));
  await expect(page.getByText('No license with this number in Pennsylvania')).toBeVisible();
  await expect(number).toHaveValue('CW 019923');

  await write(page, number, 'CW 019922');
  await press(page, page.getByRole('button', { name: 'Verify now' }));
  await expect(page.getByText('Valid and in your name')).toBeVisible();
  await expect(page.getByText('Verified: you can hold sessions')).toBeVisible();
});
