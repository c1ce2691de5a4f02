import * as contract from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import type { Sandbox } from '@sakina/mocks/sandbox';

/** A call that arrived at the API, with the operation of the contract that it is. */
export interface Call {
  /** `CALL-1`, or `GET /path` for what the contract does not know. */
  id: string;
  access: Operation['access'] | null;
  authorized: boolean;
  organization: boolean;
  status: number | null;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const operations: readonly Operation[] = Object.values(contract as Record<string, unknown>).filter(isOperation);

const literals = (path: string) => path.split('/').filter((part) => !part.startsWith(':')).length;

/** The operation of a request: of several that fit the one with the fewest parameters. */
function operationOf(method: string, path: string): Operation | undefined {
  const fits = operations.filter(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return fits.toSorted((a, b) => literals(b.path) - literals(a.path))[0];
}

/** The calls that have arrived at the API since the log was cleared, oldest first. */
export async function readCalls({ control }: Sandbox) {
  const { requests } = await control.requests();
  const all = requests
    .filter(({ server, method, path }) => server === 'api' && method !== 'OPTIONS' && !path.startsWith('/socket.io/'))
    .map(({ method, path, authorized, organization, status }): Call => {
      const operation = operationOf(method, path);
      return {
        id: operation?.id ?? `${method} ${path}`,
        access: operation?.access ?? null,
        authorized,
        organization,
        status,
      };
    });
  return {
    all,
    ids: all.map(({ id }) => id),
    withToken: all.filter(({ authorized }) => authorized),
    withoutToken: all.filter(({ authorized }) => !authorized),
    withOrganization: all.filter(({ organization }) => organization),
  };
}
