import type { RequestListener } from 'node:http';
import { forbidden } from '../handlers/api-failure.ts';
import { callControl } from './control.ts';
import type { Control } from './control.ts';
import { answering, sendJson, toRequest } from './http.ts';

/**
 * Serves the control calls. Any program on this machine may use them, but no page of another origin, and
 * no page that reaches this address by its own host name (DNS rebinding).
 */
export function createControlServer(control: Control, origin: string, appOrigins: readonly string[]): RequestListener {
  const { port } = new URL(origin);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return answering(async (incoming, outgoing) => {
    const { host = '', origin: from } = incoming.headers;
    if (!hosts.includes(host)) throw forbidden('The sandbox is controlled from this machine.');
    if (from !== undefined && from !== origin && !appOrigins.includes(from))
      throw forbidden('The sandbox is not controlled from other pages.');
    sendJson(outgoing, 200, { data: await callControl(control, await toRequest(incoming, origin)) });
  });
}
