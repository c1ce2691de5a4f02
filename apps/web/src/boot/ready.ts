let resolve: () => void = () => undefined;

/** Settles when the first screen stands and answers, however it came there, or what says why there is none. */
export const ready = new Promise<void>((done) => {
  resolve = done;
});

/** Says so. */
export function markReady(): void {
  resolve();
}
