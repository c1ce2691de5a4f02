import { expect, test } from './support/fixtures.ts';
import { choose, fillLogin, logOut, onTuesday, startSession, untilClientIsHere } from './support/journey.ts';
import { askToEnd } from './support/live.ts';
import { DESK, lookAtBothSizes, PHONE } from './support/look.ts';

test('from a visitor’s first look to a signed note that the administrator sees [ROUTE-1][ROUTE-22][ROUTE-28]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await onTuesday(page);
  const look = () => lookAtBothSizes(page);
  await page.setViewportSize(PHONE);

  await test.step('a visitor looks for a therapist', async () => {
    await page.goto('/');
    await look();
    await page.getByRole('link', { name: 'Find care' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find someone to talk to' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by name, need, or city' }).fill('Amina Rahman');
    await expect(page.getByText('1 person you can talk to').first()).toBeVisible();
    // A search can be a name: it stands in no address, and Back finds it all the same (SEC-8).
    await expect(page).not.toHaveURL(/Amina/);
    await look();
    await page.getByRole('link', { name: /Dr\. Amina Rahman/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    await look();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search by name, need, or city' })).toHaveValue('Amina Rahman');
    await page.goForward();
  });

  await test.step('signs in on the way and books a time', async () => {
    await page
      .getByRole('link', { name: /^Book a session/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await look();
    await fillLogin(page, 'patient@demo.test');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Book a session');
    await choose(page.getByRole('radio', { name: /Individual session/ }));
    await choose(page.getByRole('radio', { name: /^Online/ }));
    await look();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'When would you like to meet?' })).toBeVisible();
    await choose(page.getByRole('radio', { name: /AM|PM/ }).first());
    await look();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('textbox', { name: /What would you like to talk about/ })
      .fill('I sleep badly since the summer.');
    for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
    await look();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    await look();
    await page.getByRole('button', { name: 'Continue to the review' }).click();
    await expect(page.getByText('I sleep badly since the summer.')).toBeVisible();
    await look();
    await page.getByRole('button', { name: /^(Book this session|Pay .+ and book)$/ }).click();
    await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();
    await look();
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step('finds it at home, also after closing the tab', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'What’s next?' })).toBeVisible();
    await expect(page.getByText('Dr. Amina Rahman').first()).toBeVisible();
    await look();
    await logOut(page);
  });

  // Until here it is a phone, from here a desk; each page is looked at in both.
  await page.setViewportSize(DESK);
  await test.step('the therapist sees it and starts a session, its checks in order', async () => {
    await page.goto('/auth/login');
    await fillLogin(page, 'therapist@demo.test');
    await expect(page).toHaveURL('/provider/portal');
    await expect(page.getByRole('region', { name: 'New bookings' }).getByText('Layla Haddad')).toBeVisible();
    await look();
    await page
      .getByRole('link', { name: /^Start session/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
    await look();
    await startSession(page);
    await look();
  });

  await test.step('the timer goes on over a reload [SESSION-3]', async () => {
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
  });

  await test.step('ends it and sees the minutes', async () => {
    await untilClientIsHere(page);
    await askToEnd(page);
    await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click();
    await expect(page.getByRole('group', { name: 'Billed' })).toContainText(/\d\s?minutes?/);
    await look();
    await page.getByRole('main').getByRole('link', { name: /note/i }).first().click();
  });

  await test.step('writes the note and signs it', async () => {
    await page.getByRole('textbox', { name: /^Subjective/ }).fill('Sleeps badly since the summer; worries at night.');
    await page.getByRole('textbox', { name: /^Plan/ }).fill('Sleep diary for two weeks.');
    await expect(page.getByText(/^Saved at/).first()).toBeVisible();
    await look();
    await page.getByRole('button', { name: /^Sign this note/ }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('checkbox'));
    await dialog.getByRole('textbox', { name: 'Your full name' }).fill('Amina Rahman');
    await dialog.getByRole('button', { name: 'Sign the note' }).click();
    await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Subjective/ })).toHaveCount(0);
    await look();
  });

  await test.step('the administrator sees the session', async () => {
    await page.goto('/provider/portal');
    await logOut(page);
    await page.goto('/auth/login');
    await fillLogin(page, 'admin@demo.test');
    await expect(page).toHaveURL('/admin');
    await page.goto('/admin/sessions?period=today');
    await page.getByRole('searchbox').fill('Layla Haddad');
    // The list begins with the latest: the session just held is below the one just booked.
    const session = page.getByRole('row', { name: /Layla Haddad/ }).last();
    await expect(session).toBeVisible();
    await look();
    await session.getByRole('rowheader').getByRole('button').click();
    const details = page.getByRole('region', { name: 'Session details' });
    await expect(details.getByText('Completed').first()).toBeVisible();
    await expect(details.getByText(/signed/i).first()).toBeVisible();
  });
});

test('what was done stays when the tab is closed and opened again, until the demo data are reset', async ({
  page,
  signIn,
}) => {
  await onTuesday(page);
  await signIn('second@demo.test');
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Cancel your session/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: 'Something else came up' }));
  await dialog.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText('Your session is canceled')).toBeVisible();

  const reopened = await page.context().newPage();
  await page.close();
  await reopened.goto('/dashboard');
  await expect(reopened.getByText('You canceled it.').first()).toBeVisible();
  const cancelled = await reopened.getByText('You canceled it.').count();

  await reopened.getByRole('button', { name: 'Reset demo data' }).click();
  await Promise.all([
    reopened.waitForEvent('load'),
    reopened.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click(),
  ]);
  await expect(reopened.getByRole('heading', { level: 1, name: 'What’s next?' })).toBeVisible();
  await expect(reopened.getByText('You canceled it.')).toHaveCount(cancelled - 1);
});
