import { paths } from '@sakina/platform/domain';

/** The part of `window` that is used here. */
interface CallbackWindow {
  readonly location: {
    readonly href: string;
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
  };
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Removes the identity server's answer from the address (SEC-4). Runs before anything else, so that no script, no
 * referrer and no history entry contains the code.
 * @returns the original address; null on any other page and without an answer, as after a reload
 */
export function takeCallbackAnswer({ location, history }: CallbackWindow): string | null {
  if (location.pathname.replace(/\/+$/, '') !== paths.authCallback()) return null;
  const { href, search, hash } = location;
  if (search === '' && hash === '') return null;
  history.replaceState(null, '', paths.authCallback());
  return href;
}

let answer = typeof window === 'undefined' ? null : takeCallbackAnswer(window);

/** Returns the answer with which this page was opened, once; null afterwards. */
export function claimCallbackAnswer(): string | null {
  const claimed = answer;
  answer = null;
  return claimed;
}
