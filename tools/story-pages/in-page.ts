// What runs inside the page. Each function is sent there as text, so it may use nothing but what it declares itself.
import type { LoadedStory } from './story-facts.ts';

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
  var __STORYBOOK_PREVIEW__:
    | {
        ready: () => Promise<void>;
        storyStoreValue?: { loadStory: (which: { storyId: string }) => Promise<LoadedStory> };
      }
    | undefined;
  /** When each call that still waits for its answer has begun. */
  var __sakinaWaiting: Set<number> | undefined;
}

/**
 * Before anything else in the page: the date stands still, and calls that wait for their answer are counted.
 * Timers go on, so that nothing that waits waits for ever.
 */
export function prepare(now: number): void {
  const RealDate = Date;
  const stopped = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
  RealDate.prototype.constructor = stopped;
  globalThis.Date = stopped;
  const waiting = new Set<number>();
  globalThis.__sakinaWaiting = waiting;
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    let began = performance.now();
    while (waiting.has(began)) began += 0.001;
    waiting.add(began);
    try {
      return await realFetch(...args);
    } finally {
      waiting.delete(began);
    }
  };
}

/** What an addon reports of a story; of axe's findings only what is read here. */
interface StoryReport {
  result?: { violations?: readonly { id: string }[] };
}

/**
 * Puts one story in the place of another, and waits until its play function is over.
 * @returns What went wrong, in words; undefined where nothing did.
 */
export function show({ id, timeout }: { id: string; timeout: number }): Promise<string | undefined> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (channel === undefined) return Promise.resolve('The page holds no Storybook.');
  // What the story before has left behind: where the page was scrolled to, what was stored, and the way the last input
  // came.
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  return new Promise((resolve) => {
    let problem: string | undefined;
    const words = (error: { message?: string; description?: string; title?: string } | string | undefined) =>
      typeof error === 'string'
        ? error
        : (error?.message ?? error?.description ?? error?.title ?? 'It failed without a word.');
    const fail = (error: never) => {
      problem ??= words(error);
    };
    const listeners: Record<string, (payload: never) => void> = {
      playFunctionThrewException: fail,
      storyThrewException: fail,
      storyErrored: fail,
      unhandledErrorsWhilePlaying: (errors: never[]) => errors.forEach(fail),
      storyMissing: (error: never) => {
        fail(error);
        done();
      },
      storyFinished: ({
        storyId,
        status,
        reporters,
      }: {
        storyId: string;
        status: string;
        reporters?: readonly StoryReport[];
      }) => {
        if (storyId !== id) return;
        const rules = (reporters ?? []).flatMap(({ result }) => result?.violations ?? []).map((rule) => rule.id);
        if (status === 'error')
          problem ??=
            rules.length > 0
              ? `Storybook calls it failed; axe names ${rules.join(', ')}.`
              : 'Storybook calls it failed.';
        done();
      },
    };
    const timer = setTimeout(() => {
      problem ??= `It was not done after ${timeout / 1000} s.`;
      done();
    }, timeout);
    function done() {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel?.off(event, listener);
      resolve(problem);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Waits until nothing changes any more: fonts and images are there, no call that could still be answered waits, and the
 * page has stood still for a moment. A page that never does is taken as it is after a while.
 * @param options.still How long nothing may have changed, in ms.
 * @param options.longest How long to wait for it, in ms.
 * @param options.frames How many frames are drawn after it. @default 2
 */
export async function settle({
  still,
  longest,
  frames = 2,
}: {
  still: number;
  longest: number;
  frames?: number;
}): Promise<void> {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  const images = () => Array.from(document.images).every((image) => image.complete || image.loading === 'lazy');
  // A story in which the server never answers has nothing to wait for.
  const calls = () =>
    Array.from(globalThis.__sakinaWaiting ?? []).every((start) => performance.now() - start > longest / 2);
  const isStill = () =>
    performance.now() - changed >= still && document.fonts.status === 'loaded' && images() && calls();
  while (!isStill() && performance.now() - began < longest) await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  await document.fonts.ready;
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
