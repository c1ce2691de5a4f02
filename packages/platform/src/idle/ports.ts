import { browserClock, browserTabs } from '../browser/index.ts';
import type { BrowserScope, OpenTabChannel, PageClock } from '../browser/index.ts';

/** What the watch needs from the browser; tests pass their own. */
export interface IdlePorts extends Pick<PageClock, 'now' | 'monotonic' | 'after'> {
  /** Calls back at this interval in milliseconds; the returned function stops it. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Opens the channel to the other tabs. */
  connect: (listener: (data: unknown) => void) => IdleLink;
}

/** An open channel to the other tabs. */
export type IdleLink = Pick<OpenTabChannel, 'post' | 'close'>;

/** The browser’s ports. If tabs cannot talk to each other, each watches on its own. */
export function browserIdlePorts(scope: BrowserScope, channel: string): IdlePorts {
  return {
    ...browserClock(scope),
    every: (milliseconds, callback) => {
      const timer = scope.setInterval(callback, milliseconds);
      return () => scope.clearInterval(timer);
    },
    connect: (listener) => {
      const tabs = browserTabs(scope, channel);
      tabs.subscribe(listener);
      return tabs;
    },
  };
}
