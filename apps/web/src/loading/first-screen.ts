import { whenIdle } from '@sakina/design-system';

let resolve: () => void = () => undefined;

/** Resolves when the first screen is interactive, or when the message that replaces it is shown. */
export const firstScreenShown = new Promise<void>((done) => {
  resolve = done;
});

/** Resolves at the first idle moment after that, for work that no screen waits for. */
export const firstIdle = firstScreenShown.then(idle);

function idle(): Promise<void> {
  return new Promise((done) => {
    whenIdle(() => done());
  });
}

/** Marks the first screen as shown. */
export function markReady(): void {
  resolve();
}
