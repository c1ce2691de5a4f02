import { expect } from '@playwright/test';
import type { ElementHandle, Locator, Page } from '@playwright/test';

/**
 * Presses a key until something holds; fails where it never does. @param what What is looked for, as the failure says
 * it.
 */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${what}`);
}

/** Asks the element itself: to find it anew after each of a hundred presses takes longer than the press. */
function isFocused(target: Locator): () => Promise<boolean> {
  let found: ElementHandle | null = null;
  return async () => {
    const answer = await found?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (typeof answer === 'boolean') return answer;
    // Not looked for yet, or drawn again since.
    found = await target.elementHandle();
    return found ? found.evaluate((element) => element === document.activeElement) : false;
  };
}

const hasFocus = (place: Locator) => () => place.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until an element has focus, as a person without a mouse would; fails where Tab never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await pressUntil(page, 'Tab', isFocused(target), target.toString());
}

/** Writes into a field, in place of what stood there. */
export async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Reaches a checkbox and presses Space on it. */
export async function toggle(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
}

/** Reaches one of a group of radios: Tab enters the group, arrows move in it. */
export async function chooseRadio(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const name = (await target.getAttribute('name')) ?? '';
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const isInside = () => group.evaluateAll((radios) => radios.some((radio) => radio === document.activeElement));
  await pressUntil(page, 'Tab', isInside, `the group of ${target.toString()}`);
  await pressUntil(page, 'ArrowDown', isFocused(target), target.toString());
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
  await pressUntil(page, 'Tab', hasFocus(grid), grid.toString());
  await page.keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', hasFocus(row), row.toString());
  await pressUntil(page, 'ArrowRight', hasFocus(row.getByRole('rowheader')), row.toString());
  await page.keyboard.press('Enter');
}

/** Goes from the chosen tab of a list to another one, and opens it. */
export async function openTab(page: Page, tab: Locator): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await pressUntil(page, 'ArrowRight', isFocused(tab), tab.toString());
  await page.keyboard.press('Enter');
}

/** Asks to end the session for everyone, by the menu that leaving has too. */
export async function askToEndByKeys(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Leave or end' }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'End for everyone' })).toBeFocused();
  await page.keyboard.press('Enter');
}
