import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the browser’s own pointer out of the page. */
    movePointerAway: () => Promise<void>;
  }
}

// The browser without windows has its pointer in the page’s corner, and enters whatever appears under it; a person’s
// rests elsewhere.
await commands.movePointerAway();

// No one sees this frame. Hidden by the page around it, it has its styles, layout and frames as before, but no pixel is
// drawn, which is a tenth of a run.
const frame = window.frameElement as HTMLElement | null;
if (frame) frame.style.visibility = 'hidden';
