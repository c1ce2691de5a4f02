import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { laterOn, onTuesday } from './support/journey.ts';
import { openRow, press, tabTo, toggle, write } from './support/keyboard.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => onTuesday(page));
const THERAPIST = 'therapist@demo.test';

/** Types into a field that lists what fits, and takes the first of it. */
async function pick(page: Page, name: RegExp, words: string, option: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name }));
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toHaveText(option);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Where the first row of a page of money begins at most in a window of 1,280 × 800 px: at 360, and a tenth. */
const FIRST_ROW_BY = 396;

test('the first payment, invoice and claim are in sight on arrival, without scrolling', async ({ page, signIn }) => {
  await signIn(THERAPIST);
  const rows = {
    '/provider/payments': page.getByRole('grid', { name: 'Transactions' }).getByRole('gridcell').first(),
    '/provider/invoices': page.getByRole('grid', { name: 'Invoices' }).getByRole('gridcell').first(),
    '/provider/insurance': page.getByRole('grid', { name: 'Claims' }).getByRole('gridcell').first(),
  };
  for (const [path, row] of Object.entries(rows)) {
    await page.goto(path);
    await expect(row).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.y, { message: path }).toBeLessThanOrEqual(FIRST_ROW_BY);
  }
});

test('a session held is signed, billed, paid by the insurer and paid out, by keyboard [CALL-28] [CALL-31] [CALL-35]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);

  await page.goto('/provider/insurance?view=to-bill');
  const waiting = page.getByRole('list', { name: /^Not ready yet/ }).getByRole('listitem');
  const row = waiting.filter({ hasText: 'Layla Haddad' });
  await expect(row).toContainText('The note isn’t signed.');
  await press(page, row.getByRole('link', { name: 'Sign the note' }));
  await write(page, page.getByRole('textbox', { name: /^Subjective/ }), 'Sleeps better since the diary.');
  await write(page, page.getByRole('textbox', { name: /^Plan/ }), 'Keep the diary for two weeks more.');
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Sign this note/ }));
  await toggle(page, page.getByRole('dialog').getByRole('checkbox'));
  await expect(page.getByRole('dialog').getByRole('checkbox')).toBeChecked();
  await write(page, page.getByRole('textbox', { name: /^Your full name/ }), 'Amina Rahman');
  await press(page, page.getByRole('button', { name: 'Sign the note' }));
  await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();

  await page.goto('/provider/insurance?view=to-bill');
  const ready = page.getByRole('list', { name: /^Ready to bill/ }).getByRole('listitem');
  await press(page, ready.filter({ hasText: 'Layla Haddad' }).getByRole('link').last());
  await write(page, page.getByRole('textbox', { name: /^Diagnosis code 1/ }), 'F33.1');
  await press(page, page.getByRole('button', { name: /^Submit .*claim$/ }));
  await expect(page.getByRole('dialog', { name: 'Claim' })).toContainText('Nothing to do until the insurer decides.');

  await laterOn(page, '2026-12-05T15:00:00Z');
  await page.goto('/provider/payments');
  const transactions = page.getByRole('grid', { name: 'Transactions' });
  await openRow(page, transactions, transactions.getByRole('row', { name: /^Dec 3, 2026 Insurance Layla Haddad/ }));
  const panel = page.getByRole('dialog', { name: 'Transaction' });
  await expect(panel).toContainText('$74');

  await laterOn(page, '2026-12-08T15:00:00Z');
  await page.goto('/provider/payments?view=payouts');
  await press(page, page.getByRole('button', { name: 'Payout on Dec 7, 2026' }));
  const payout = page.getByRole('dialog', { name: 'Payout' });
  await expect(payout.getByRole('region', { name: 'Reconciliation' })).toBeVisible();
  await expect(payout).toContainText('Layla Haddad');
});

test('a claim denied in part is corrected, sent again and paid, by keyboard [CALL-29] [CALL-30]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/insurance');
  const claims = page.getByRole('grid', { name: 'Claims' });
  const correct = claims.getByRole('link', { name: 'Correct the claim' });
  // A cell keeps its link out of the order of Tab: Enter goes into the cell.
  await correct.press('Enter');
  await expect(page.getByText(/A screening is bundled with the session unless you add modifier 59/)).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Line 2' }).getByRole('textbox', { name: /^Modifiers/ }));
  await page.keyboard.type('59');
  await press(page, page.getByRole('button', { name: /^Submit .*claim$/ }));
  await expect(page.getByRole('dialog', { name: 'Claim' })).toContainText('Nothing to do until the insurer decides.');

  await laterOn(page, '2026-12-10T15:00:00Z');
  await page.goto('/provider/insurance');
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance' })).toBeVisible();
  // Another client of that day has a share to be billed too.
  const settled = claims.getByRole('row', { name: /^Aisha Al Mansoori.*Oct 23, 2026.*Paid.*Cigna.*\$138\.00/ });
  await expect(settled).toBeVisible();
  await expect(correct).toHaveCount(0);
  await openRow(page, claims, settled);
  const claim = page.getByRole('dialog', { name: 'Claim' });
  await expect(claim.getByText(/^Behavioral health screening: \$10\.15 paid of \$18/)).toBeVisible();
});

test('a payment already paid out is refunded: the debt is said in words and paid from what comes [CALL-31] [CALL-34]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/payments');
  const transactions = page.getByRole('grid', { name: 'Transactions' });
  await openRow(page, transactions, transactions.getByRole('row', { name: /^Nov 18, 2026 Payment Noah Bergström/ }));
  await press(page, page.getByRole('dialog', { name: 'Transaction' }).getByRole('button', { name: 'Refund' }));
  const refund = page.getByRole('dialog', { name: /Refund/ }).last();
  await expect(refund.getByRole('region', { name: 'If you confirm' })).toContainText('$108');
  await write(page, page.getByRole('textbox', { name: /^Reason/ }), 'He was billed for a session that was moved.');
  await press(page, refund.getByRole('button', { name: 'Refund $120' }));
  await expect(page.getByText('$120 refunded to the client')).toBeVisible();
  await page.goto('/provider/payments');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance.getByRole('group', { name: 'Available' })).toContainText(
    /\$108\s*owed, deducted from upcoming payments/,
  );
  await expect(balance.getByRole('group', { name: 'Next payout' })).toContainText(/\$31\.50\s*on Monday, November 30/);

  await signIn('second@demo.test');
  await page.goto('/dashboard?view=payments');
  const own = page.getByRole('region', { name: 'Payments' }).getByRole('listitem').filter({ hasText: 'Nov 18, 2026' });
  await expect(own).toContainText(/refunded/i);
});

test.describe('of a client without insurance', () => {
  // The draft of a claim is asked for, and there is none.
  test.use({ provoked: /status of 404/ });
  test('coverage is asked, an estimate is given, and the invoice is paid by its client, by keyboard [CALL-27] [CLOUD-529] [CLOUD-22]', async ({
    page,
    signIn,
  }) => {
    await signIn(THERAPIST);
    await page.goto('/provider/insurance?view=eligibility');
    await pick(page, /^Client/, 'Noah', /Noah Bergström/);
    await expect(page.getByRole('heading', { name: 'No insurance on file' })).toBeVisible();

    await page.goto('/provider/invoices?part=estimates');
    await press(page, page.getByRole('button', { name: 'New estimate' }));
    await pick(page, /^Client/, 'Noah', /Noah Bergström/);
    await write(page, page.getByRole('textbox', { name: /Quantity/ }), '6');
    await write(page, page.getByRole('textbox', { name: /Unit price/ }), '120');
    await press(page, page.getByRole('button', { name: 'Send to client' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Good faith estimate' })).toBeVisible();

    await page.goto('/provider/invoices');
    await press(page, page.getByRole('button', { name: 'New invoice' }));
    await pick(page, /^Session/, 'Noah', /Noah Bergström/);
    await expect(page.getByRole('textbox', { name: /Amount/ })).toHaveValue('120.00');
    await press(page, page.getByRole('button', { name: 'Save the draft' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Send' }));
    await expect(page.getByRole('dialog').getByText(/^\$120 due /)).toBeVisible();

    await signIn('second@demo.test');
    await page.goto('/dashboard?view=payments');
    await press(page, page.getByRole('link', { name: 'Estimate from Dr. Amina Rahman' }));
    await press(page, page.getByRole('button', { name: 'I’ve read it' }));
    await expect(page.getByText(/^You marked it as read/)).toBeVisible();
    await page.goto('/dashboard?view=payments');
    await expect(page.getByText('You owe $120 on one invoice.')).toBeVisible();

    await press(page, page.getByRole('link', { name: /^Open invoice 2026-\d+ from Dr\. Amina Rahman$/ }).first());
    await press(page, page.getByRole('button', { name: 'Pay $120' }));
    await expect(page.getByText('Paid. Thank you.')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: /^Receipt/ })).toBeVisible();
    await page.goto('/dashboard?view=payments');
    await expect(page.getByText('You don’t owe anything.')).toBeVisible();

    await signIn(THERAPIST);
    await page.goto('/provider/payments');
    await expect(
      page
        .getByRole('grid', { name: 'Transactions' })
        .getByRole('row', { name: /^Nov 24, 2026 Payment Noah Bergström/ }),
    ).toBeVisible();
  });
});
