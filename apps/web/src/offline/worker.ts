import { logFailure } from '../boot/log.ts';
import { isMockBuild } from '../boot/mock-mode.ts';
import { CACHE_PREFIX, takeOver, WORKER_PATH } from '../sw/names.ts';

/**
 * The script that started this page, as listed by the worker of the same build. The one ahead of it, which asks who is
 * signed in, is asynchronous and keeps its name where a newer build leaves it as it was.
 */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]:not([async])')?.src ?? '';

/**
 * Activates a waiting worker if this page is of its build and the only one open; otherwise it waits until the last page
 * closes.
 */
function callIn(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage(takeOver(entry()));
}

/**
 * Registers the service worker that caches the product's own files, once this page needs nothing more. Builds without
 * one (embedded mocks, whose worker answers calls at the same place, and development) unregister a worker that an
 * earlier build left behind.
 */
export async function settleWorker({ serviceWorker }: Navigator): Promise<void> {
  try {
    if (isMockBuild || import.meta.env.DEV) {
      await removeWorker(serviceWorker);
      return;
    }
    // The worker script bypasses the HTTP cache, so that a newer build is noticed at the next visit.
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
