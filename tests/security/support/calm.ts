import { expect } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';

/** Milliseconds without a new request after which nothing more is awaited. */
const QUIET_MS = 400;

/**
 * Waits until every request is answered and none has come for a while: a page's own network idle counts once a load,
 * not later.
 */
export async function untilCalm({ control }: Sandbox): Promise<void> {
  await expect
    .poll(
      async () => {
        const requests = (await control.requests()).requests.filter(({ path }) => !path.startsWith('/socket.io'));
        const last = Date.parse(requests.at(-1)?.at ?? '1970-01-01');
        return requests.every(({ milliseconds }) => milliseconds !== null) && Date.now() - last > QUIET_MS;
      },
      { intervals: [100] },
    )
    .toBe(true);
}
