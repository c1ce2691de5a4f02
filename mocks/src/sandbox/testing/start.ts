import { startSandbox } from '../index.ts';
import type { Sandbox, SandboxOptions } from '../index.ts';

/** A sandbox on free ports, and how a test calls it. */
export async function startTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ apiPort: 0, identityPort: 0, appPort: 0, ...options });
  return { ...sandbox, ...callsOf(sandbox) };
}

function callsOf({ apiUrl }: Sandbox) {
  /** Calls the API: with a body a POST of JSON. */
  async function call(
    path: string,
    { token, body, ...init }: Omit<RequestInit, 'body'> & { token?: string; body?: unknown } = {},
  ) {
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(apiUrl + path, {
      ...init,
      headers,
      method: init.method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as {
        data: never;
        code: string;
        message: string;
        details?: { fields: Record<string, string> };
      },
    };
  }
  return { call };
}
