import { useState } from 'react';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { up } from '../../tokens/breakpoints.ts';

/**
 * What stands beside a list: what the reader chose, or where nothing is chosen and there is room, the first that is
 * owed. That one stays when it is settled, so that nothing is taken from under a reader's eyes; the address says
 * nothing of it.
 * @param first The one that is owed first; undefined until the list is known, and where something else takes its place.
 */
export function useFirstOpen<Id>(chosen: Id | undefined, first: Id | undefined): Id | undefined {
  const hasRoom = useMediaQuery(up.lg);
  const [kept, setKept] = useState<{ id: Id }>();
  if (hasRoom && chosen === undefined && first !== undefined && kept === undefined) setKept({ id: first });
  return chosen ?? (hasRoom && first !== undefined ? kept?.id : undefined);
}
