import type { PortalPorts } from '../portal/portal-store.ts';

/** The channel by which tabs tell each other of switches (PORTAL-8). A browser without channels has tabs that do not. */
export function openPortalChannel(): PortalPorts['channel'] {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('portal-sync');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}
