/** The channel on which the windows of the demo tell each other that its data have changed. It carries no data. */
const CHANNEL = 'sakina-mock-data';
/** Reads follow a focus at most once in 5 s, so a change within that time is read after it. In milliseconds. */
const QUIET_MS = 5200;
/** Renewing a token changes nothing that a screen shows. */
const OF_A_SESSION = /\/v1\/auth\//;

/**
 * Lets the other windows of the demo read again after a write in this one: to the app it is as if each of them was
 * looked at again.
 * @returns The listener for answered calls.
 */
export function readAgainAfterWrites(): (answer: { request: Request; response: Response }) => void {
  const channel = new BroadcastChannel(CHANNEL);
  let later: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => dispatchEvent(new Event('focus'));
  channel.addEventListener('message', () => {
    readAgain();
    clearTimeout(later);
    later = setTimeout(readAgain, QUIET_MS);
  });
  return ({ request, response }) => {
    if (request.method !== 'GET' && response.ok && !OF_A_SESSION.test(request.url)) channel.postMessage('changed');
  };
}
