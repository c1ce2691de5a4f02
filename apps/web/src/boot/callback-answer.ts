import { paths } from '@sakina/platform/domain';

/** The part of a window that is needed here. */
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
 * Takes the identity server's answer out of the address (SEC-4). Called before anything else runs: no script, no request
 * with a referrer and no entry of the history may see the code.
 * @returns the address as it was; null on any other page, and where there is no answer in it, as after a reload
 */
export function takeCallbackAnswer({ location, history }: CallbackWindow): string | null {
  if (location.pathname.replace(/\/+$/, '') !== paths.authCallback()) return null;
  const { href, search, hash } = location;
  if (search === '' && hash === '') return null;
  history.replaceState(null, '', paths.authCallback());
  return href;
}

let answer = typeof window === 'undefined' ? null : takeCallbackAnswer(window);

/** The answer with which this page was opened, once; null afterwards. */
export function claimCallbackAnswer(): string | null {
  const claimed = answer;
  answer = null;
  return claimed;
}
