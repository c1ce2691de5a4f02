import { listProviderRevenue } from '@sakina/platform/contract';
import type { ProviderKind, ProviderRevenue, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useCursorRows } from '../../shared/index.ts';
import type { Dates } from '../model/periods.ts';

const withId = (row: ProviderRevenue) => ({ ...row, id: row.provider.id });
const withIds = ({ items, ...page }: ResponseOf<typeof listProviderRevenue>) => ({
  ...page,
  items: items.map(withId),
});
export type ProviderRow = ReturnType<typeof withId>;

/** The providers of a period by what they brought, piece by piece, the most first. */
export function useProviderRevenue(dates: Dates, kind: ProviderKind | null) {
  const client = useClient();
  const query = { ...dates, ...(kind && { kind: [kind] }), limit: 100 };
  const answer: Read<ResponseOf<typeof listProviderRevenue>> = useOperation(listProviderRevenue, { query });
  const data = useMemo(() => answer.data && withIds(answer.data), [answer.data]);
  const read = { ...answer, data };
  const list = useCursorRows<ProviderRow>(JSON.stringify(query), read, async (after) =>
    withIds(await client.call(listProviderRevenue, { query: { ...query, after } })),
  );
  return { read, ...list };
}
