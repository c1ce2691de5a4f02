import { logFailure } from '../boot/log.ts';
import { isMockBuild } from '../boot/mock-mode.ts';
import { CACHE_PREFIX, takeOver, WORKER_PATH } from '../sw/names.ts';

/** The script that this page was started by, as it lies in the worker's list where both are of one build. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Has a newer worker take over, if this page is of its build and no other stands open; else it waits for the last one to go. */
function callIn(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage(takeOver(entry()));
}

/**
 * Brings the worker that keeps the product's own files for times without a connection, once this page needs nothing itself.
 * Where the build has none (on its embedded mocks, whose worker answers calls at the same place, and while developing) what an
 * earlier build left here is taken away.
 */
export async function settleWorker({ serviceWorker }: Navigator): Promise<void> {
  try {
    if (isMockBuild || import.meta.env.DEV) {
      await removeWorker(serviceWorker);
      return;
    }
    // The worker asks for itself past every cache, so that a newer build is noticed at the next visit.
    callIn(await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }));
  } catch (error) {
    logFailure('prepare for times without a connection', error);
  }
}

async function removeWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    if (script !== undefined && new URL(script).pathname === WORKER_PATH) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(`${CACHE_PREFIX}-`)) await caches.delete(name);
}
