import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { laterOn, onTuesday } from './support/journey.ts';
import { openTab, press, tabTo, toggle, write } from './support/keyboard.ts';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page }) => onTuesday(page));
const THERAPIST = 'therapist@demo.test';

/** Opens a list of options by keyboard and takes the one that begins with these letters. */
async function pick(page: Page, button: Locator, option: string): Promise<void> {
  await press(page, button);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(button).toContainText(option);
}

test('hours are changed with people booked outside them: one is canceled, one is to move, and both are told [CALL-6] [CALL-13]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/availability');
  await press(page, page.getByRole('button', { name: 'Remove range 2: Wednesday' }));
  await press(page, page.getByRole('button', { name: 'Remove range 1: Wednesday' }));
  await press(page, page.getByRole('button', { name: 'Save hours' }));
  const dialog = page.getByRole('dialog', { name: /outside these hours$/ });
  const choices = dialog.getByRole('list', { name: 'Sessions outside these hours' }).getByRole('button');
  await pick(page, choices.nth(0), 'Cancel session');
  await expect(dialog.getByText(/1 client is notified right away that you’re canceling/)).toBeVisible();
  await pick(page, choices.nth(1), 'Move to another time');
  await press(page, dialog.getByRole('button', { name: 'Save and cancel 1 session' }));
  await expect(page.getByText('1 session to move')).toBeVisible();
  await press(page, page.getByRole('link', { name: /open in calendar/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('a session is moved over a clock change by keyboard: both clocks are said before, and its client finds it there [CALL-12] [CARE-9]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/calendar?view=agenda');
  await press(page, page.getByRole('button', { name: /^Noah Bergström/ }).first());
  await press(page, page.getByRole('dialog', { name: 'Noah Bergström' }).getByRole('button', { name: 'Move…' }));
  const dialog = page.getByRole('dialog', { name: 'Move the session with Noah Bergström' });
  await tabTo(page, dialog.getByRole('group', { name: /^Date/ }).getByRole('spinbutton').first());
  // The clocks in New York go forward on March 14, 2027.
  await page.keyboard.type('03162027');
  await expect(dialog.getByText(/For you: Tuesday, March\s16.*10:00\s–\s10:50\sAM, Eastern\sTime/)).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Move session' }));
  await expect(page.getByText('Session with Noah Bergström moved')).toBeVisible();

  await signIn('second@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText(/March\s16.*10:00/).first()).toBeVisible();
});

test('care ends after what blocks it is settled, and the client is readmitted, by keyboard [CALL-19] [CARE-8]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/clients');
  await press(page, page.getByRole('link', { name: 'Noah Bergström', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: 'Noah Bergström' })).toBeVisible();
  await openTab(page, page.getByRole('tab', { name: 'Discharge' }));
  await expect(page.getByText('Before you can discharge')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Unread message from the client' }));
  await expect(page.getByText(/^Third night in a row done/).first()).toBeVisible();
  // That it was read is told to the server after it is shown.
  const row = page.getByRole('listitem').filter({ hasText: 'Noah Bergström' });
  await expect(row.first()).toBeVisible();
  await expect(row.getByText(/unread/)).toHaveCount(0);
  await page.goto('/provider/clients');
  await press(page, page.getByRole('link', { name: 'Noah Bergström', exact: true }));
  await openTab(page, page.getByRole('tab', { name: 'Discharge' }));
  await expect(page.getByRole('checkbox', { name: 'Cancel the upcoming session at no charge' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unread message from the client' })).toHaveCount(0);
  await toggle(page, page.getByRole('checkbox', { name: 'Cancel the upcoming session at no charge' }));
  await pick(page, page.getByRole('button', { name: /Reason for discharge/ }), 'Goals met');
  await write(page, page.getByRole('textbox', { name: /In the client’s own words/ }), 'I sleep again.');
  await press(page, page.getByRole('button', { name: 'Discharge…' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Discharge' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Noah Bergström', exact: true })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Readmit' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Readmit' }));
  await expect(page.getByRole('tab', { name: 'Discharge' })).toBeVisible();

  await signIn('second@demo.test');
  await page.goto('/dashboard?view=notifications');
  await expect(page.getByRole('link', { name: /^Dr\. Amina Rahman canceled your session/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your care with Dr. Amina Rahman has ended' })).toBeVisible();
});

test('a plan is changed, agreed to by its client, and its goal is achieved, by keyboard [CALL-26] [CLOUD-264]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/treatment-plans');
  await press(page, page.getByRole('link', { name: /^Layla Haddad/ }).first());
  // The plan that was open has the same button.
  await expect(page.getByRole('heading', { level: 2, name: 'Panic and grief' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Edit plan' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' together');
  await press(page, page.getByRole('button', { name: 'Save changes' }));
  await press(page, page.getByRole('button', { name: 'Send for agreement' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Version 2 is waiting for Layla Haddad to agree.')).toBeVisible();

  await signIn('patient@demo.test');
  await page.goto('/dashboard?view=plan');
  await press(page, page.getByRole('button', { name: 'I agree' }));
  await expect(page.getByRole('button', { name: 'I agree' })).toHaveCount(0);

  await signIn(THERAPIST);
  await page.goto('/provider/treatment-plans');
  await press(page, page.getByRole('link', { name: /^Layla Haddad/ }).first());
  await expect(page.getByText('Layla Haddad agreed to version 2.')).toBeVisible();
  const goal = page.getByRole('region', { name: /^Take the elevator and the train/ });
  await press(page, goal.getByRole('button', { name: 'Record progress' }));
  const dialog = page.getByRole('dialog', { name: 'Record progress' });
  await write(page, dialog.getByRole('textbox', { name: /today/ }), '10');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^Progress/ })).toHaveValue('100');
  await press(page, dialog.getByRole('button', { name: 'Save progress' }));
  await expect(goal.getByText('100% complete')).toBeVisible();
  await expect(goal.getByText('In progress')).toBeVisible();

  await press(page, goal.getByRole('button', { name: 'Record progress' }));
  await toggle(page, dialog.getByRole('checkbox', { name: /^The goal is achieved/ }));
  await press(page, dialog.getByRole('button', { name: 'Save progress' }));
  await expect(goal.getByText('Achieved', { exact: true })).toBeVisible();
});

/** Types a date or a time part by part, as its field takes it. */
async function writeParts(page: Page, field: RegExp, parts: string): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: field }).getByRole('spinbutton').first());
  await page.keyboard.type(parts);
}

test('a group is announced, a client takes a seat, it is held, and who came is recorded, by keyboard [CALL-46] [CLOUD-481]', async ({
  page,
  signIn,
}) => {
  await signIn(THERAPIST);
  await page.goto('/provider/group-sessions');
  await press(page, page.getByRole('link', { name: 'New group' }).or(page.getByRole('button', { name: 'New group' })));
  await write(page, page.getByRole('textbox', { name: 'Title' }), 'Worry hour');
  await write(page, page.getByRole('textbox', { name: 'Description' }), 'One exercise each.');
  await pick(page, page.getByRole('button', { name: /Topic/ }), 'Anxiety');
  await pick(page, page.getByRole('button', { name: /Language/ }), 'English');
  await writeParts(page, /^Day/, '11282026');
  await writeParts(page, /^Start/, '0400PM');
  await write(page, page.getByRole('textbox', { name: /^Price per seat/ }), '0');
  await press(page, page.getByRole('button', { name: 'Announce the group' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Worry hour' })).toBeVisible();
  const group = page.url();

  await signIn('patient@demo.test');
  await page.goto('/community');
  await press(page, page.getByRole('link', { name: 'Groups' }));
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Worry hour' }) });
  await press(page, offer.getByRole('button', { name: 'Reserve a seat' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Reserve a seat' }));
  await expect(offer.getByRole('button', { name: 'Reserve a seat' })).toHaveCount(0);

  await signIn(THERAPIST);
  await laterOn(page, '2026-11-28T20:55:00Z');
  await page.goto(group);
  await press(page, page.getByRole('button', { name: 'Start' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Start' }));
  const record = page.getByRole('region', { name: 'Attendance and notes' });
  await pick(page, record.getByRole('button', { name: /Layla Haddad’s attendance/ }), 'Late');
  await press(page, page.getByRole('button', { name: 'End', exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'End' }));
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
  await expect(record.getByRole('button', { name: /Layla Haddad’s attendance/ })).toContainText('Late');
});
