import { expect, userEvent } from 'storybook/test';

/** For stories: goes to an element by Tab alone, as somebody without a pointer does; fails where Tab does not lead there. */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}
