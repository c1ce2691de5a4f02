/** Longest wait for a first paint, in milliseconds: a page in a tab that nobody sees paints nothing. */
const PAINT_LIMIT_MS = 300;

/** Settles once what came in the HTML is painted. What is loaded then takes nothing from the words that somebody already reads (FAST-2). */
export function painted(scope: Window): Promise<void> {
  return new Promise((resolve) => {
    const limit = scope.setTimeout(resolve, PAINT_LIMIT_MS);
    scope.requestAnimationFrame(() => scope.setTimeout(() => {
      scope.clearTimeout(limit);
      resolve();
    }));
  });
}

/** Settles in a task of its own, so that what was pressed meanwhile comes first (FAST-3). */
export const nextTask = (): Promise<void> => new Promise((resolve) => {
  setTimeout(resolve);
});
