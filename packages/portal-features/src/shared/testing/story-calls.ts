/** For the stories of screens; nothing of the product imports it. */

let begunAt = 0;

/**
 * Forgets what was asked of the server before: stories of a file share one page, and an answer may come in the next
 * story.
 */
export function forgetCalls(): void {
  begunAt = performance.now();
  performance.clearResourceTimings();
}

/**
 * Addresses that have been asked for since `forgetCalls`. Modules of the same name, which the development server
 * serves, are no calls.
 * @param part Of their path, such as `/v1/providers/clients`.
 */
export function callsTo(part: string): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch' && entry.startTime >= begunAt)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes(part));
}
