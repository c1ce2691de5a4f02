import * as React from 'react';
import { afterEach, beforeEach } from 'vitest';

// React exports `act` in its development build alone; the other build has no warnings to fail on.
if (!('act' in React)) throw new Error('This run needs React’s development build: NODE_ENV is production.');

/** Third-party messages that are no fault of the story, each with its reason. */
const ALLOWED: readonly RegExp[] = [
  // Testing Library fires events inside React's `act`, without awaiting it. A press that opens a lazy part suspends in
  // there, and an update that follows it falls outside.
  /A component suspended inside an `act` scope, but the `act` call was not awaited/,
  /An update to .+ inside a test was not wrapped in act/,
  // Chromium: what a ResizeObserver has changed is measured in the next frame. Nothing is lost.
  /ResizeObserver loop completed with undelivered notifications/,
];

const logged: string[] = [];

/** The message as the console would show it: `%s`, `%o` and the like are filled in, further arguments appended. */
function inWords([first, ...rest]: readonly unknown[]): string {
  const text = (value: unknown) => (value instanceof Error ? value.message : String(value));
  const filled = text(first).replaceAll(/%[a-z]/gi, (place) =>
    rest.length > 0 ? (place === '%c' ? (rest.shift(), '') : text(rest.shift())) : place,
  );
  return [filled, ...rest.map(text)].join(' ').trim();
}

// Files share one page, so this module may be evaluated once for several of them: the console is wrapped only the first
// time.
for (const level of ['error', 'warn'] as const) {
  const own = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    logged.push(`console.${level}: ${inWords(args)}`);
    own(...args);
  };
}

beforeEach(() => {
  logged.length = 0;
});

afterEach(() => {
  const found = logged.filter((message) => !ALLOWED.some((allowed) => allowed.test(message)));
  logged.length = 0;
  if (found.length > 0) throw new Error(`The story logs:\n${[...new Set(found)].join('\n')}`);
});
