import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the browser’s own pointer out of the page. */
    movePointerAway: () => Promise<void>;
  }
}

// The browser without windows has its pointer in the page’s corner, and enters whatever appears under it; a person’s rests elsewhere.
await commands.movePointerAway();
