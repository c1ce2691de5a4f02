import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until an element has focus, as a person without a mouse would; fails where Tab never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Reaches one of a group of radios: Tab enters the group, arrows move in it. */
export async function chooseRadio(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const name = (await target.getAttribute('name')) ?? '';
  const group = page.locator(`input[type=radio][name="${name}"]`);
  for (let presses = 0; presses < 150; presses += 1) {
    const isInside = await group.evaluateAll((radios) => radios.some((radio) => radio === document.activeElement));
    if (isInside) break;
    await page.keyboard.press('Tab');
  }
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** Reaches an element by Tab and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a row of a data grid, which is one Tab stop whose cells arrows move between, and opens it by its heading. */
export async function openRow(page: Page, grid: Locator, row: Locator): Promise<void> {
  await expect(row).toBeVisible();
  const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));
  const moveUntil = async (key: string, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 150; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} never reached ${row.toString()}`);
  };
  await moveUntil('Tab', () => hasFocus(grid));
  await page.keyboard.press('Home');
  await moveUntil('ArrowDown', () => hasFocus(row));
  await moveUntil('ArrowRight', () => hasFocus(row.getByRole('rowheader')));
  await page.keyboard.press('Enter');
}
