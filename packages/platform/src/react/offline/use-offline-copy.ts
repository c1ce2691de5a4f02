import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isPassing } from '../../client/index.ts';
import type { Operation, ResponseOf } from '../../contract/operation.ts';
import type { CopyName } from '../../offline/index.ts';
import type { Read } from '../data/use-operation.ts';
import { useUser } from '../session/index.ts';
import { useOfflineScope } from './offline.tsx';

const all = <T>(data: T): T => data;

/**
 * Keeps the last answer of a read, sealed, for the session that read it. If the server is unreachable and nothing was
 * read yet, the copy is shown below the error (SEC-17).
 * @param pick Selects what is kept, in the answer’s own shape; pass the same function each time.
 */
export function useOfflineCopy<O extends Operation>(
  operation: O,
  name: CopyName,
  read: Read<ResponseOf<O>>,
  pick: (data: ResponseOf<O>) => ResponseOf<O> = all,
): Read<ResponseOf<O>> {
  const copies = useOfflineScope()?.copies;
  const userId = useUser()?.id;
  const [copy, setCopy] = useState<ResponseOf<O>>();
  const { data, error } = read;
  const isMissing = data === undefined && error !== undefined && isPassing(error);

  useEffect(() => {
    if (copies && userId !== undefined && data !== undefined) void copies.keep(userId, name, pick(data));
  }, [copies, userId, name, data, pick]);

  useEffect(() => {
    if (!copies || userId === undefined || !isMissing) return undefined;
    let isGone = false;
    void copies.read(userId, name).then((kept) => {
      const parsed = v.safeParse(operation.response, kept?.value);
      if (!isGone && parsed.success) setCopy(parsed.output as ResponseOf<O>);
    });
    return () => {
      isGone = true;
    };
  }, [copies, userId, name, isMissing, operation]);

  return isMissing && copy !== undefined ? { ...read, data: copy } : read;
}
