import { useState } from 'react';

/**
 * The record that a panel shows: while the panel slides away it keeps what it showed.
 * @param id The record that is open, or null.
 * @returns That id, or the last one; null before the first.
 */
export function useShownId(id: string | null): string | null {
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return shownId;
}
