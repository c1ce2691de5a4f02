import { expect, userEvent } from 'storybook/test';

/**
 * For stories: presses Tab until an element has the focus, as a user without a pointer does; fails if Tab does not
 * reach it.
 */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}
