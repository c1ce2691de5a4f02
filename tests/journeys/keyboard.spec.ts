import { accountButton } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { onTuesday, untilClientIsHere } from './support/journey.ts';
import { askToEndByKeys, chooseRadio, press, tabTo } from './support/keyboard.ts';

test('a session is found, booked and started, and its note signed, by keyboard alone [CARE-8]', async ({ page }) => {
  test.setTimeout(240_000);
  await onTuesday(page);
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Find care' }).first());
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name, need, or city' }));
  await page.keyboard.type('Amina Rahman');
  await expect(page.getByText('1 person you can talk to').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: /Dr\. Amina Rahman/ }));
  await press(page, page.getByRole('link', { name: /^Book a session/ }).first());

  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('patient@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');

  await chooseRadio(page, page.getByRole('radio', { name: /Individual session/ }));
  await chooseRadio(page, page.getByRole('radio', { name: /^Online/ }));
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await chooseRadio(page, page.getByRole('radio', { name: /AM|PM/ }).first());
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const consent of await page.getByRole('checkbox').all()) {
    await tabTo(page, consent);
    await page.keyboard.press('Space');
  }
  await press(page, page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Continue to the review' }));
  await press(page, page.getByRole('button', { name: /^(Book this session|Pay .+ and book)$/ }));
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();

  await press(page, accountButton(page));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await press(page, page.getByRole('link', { name: 'Login' }).first());
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('therapist@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/provider/portal');
  await press(page, page.getByRole('link', { name: /^Start session/ }).first());
  await press(page, page.getByRole('button', { name: 'Start session' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Start now' }));
  await expect(page.getByRole('timer')).toBeVisible();
  await untilClientIsHere(page);
  await askToEndByKeys(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^End/ }));
  await press(page, page.getByRole('main').getByRole('link', { name: /note/i }).first());
  await tabTo(page, page.getByRole('textbox', { name: /^Subjective/ }));
  await page.keyboard.type('Sleeps badly since the summer.');
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Sign this note/ }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Your full name' }));
  await page.keyboard.type('Amina Rahman');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();
});
