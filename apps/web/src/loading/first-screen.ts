import { whenIdle } from '@sakina/design-system';

let resolve: () => void = () => undefined;

/** Settles when the first screen stands and answers, however it came there, or what says why there is none. */
export const firstScreenShown = new Promise<void>((done) => {
  resolve = done;
});

/** Settles after that, when the page has nothing more urgent to do: for what nobody waits for. */
export const firstIdle = firstScreenShown.then(idle);

function idle(): Promise<void> {
  return new Promise((done) => {
    whenIdle(() => done());
  });
}

/** Says so. */
export function markReady(): void {
  resolve();
}
