let resolve: () => void = () => undefined;

/** Settles when the first screen stands and answers, however it came there. */
export const ready = new Promise<void>((done) => {
  resolve = done;
});

/** Says that a screen stands and answers. */
export function markReady(): void {
  resolve();
}
