import { configure } from 'storybook/test';

const LIMIT_MS = 1000;

/** Whether React Aria holds an overlay back for two frames, to see whether a keyboard comes up on the screen. */
const isHeldBack = () =>
  [...document.body.children].some((child) => child instanceof HTMLElement && child.style.opacity === '0');

async function overlaysShown(): Promise<void> {
  const giveUp = performance.now() + LIMIT_MS;
  while (isHeldBack() && performance.now() < giveUp)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
}

/**
 * Lets each step of a story end only once the overlays it opened are shown. React Aria takes a window that grew smaller
 * while someone typed for one with a keyboard on it, and that is what stories of several widths do to their page: a
 * step that is quicker than two frames would find a dialog that no one can see yet. Call it once, after the renderer
 * has set up its own.
 */
export function waitForOverlays(): void {
  configure((before) => ({
    asyncWrapper: async (step) => {
      const result = await before.asyncWrapper(step);
      await overlaysShown();
      return result;
    },
  }));
}
