import { useEffect } from 'react';

/** Says that nothing of a session runs beside the pages any more. */
export function Over({ onOver }: { onOver: (() => void) | undefined }) {
  useEffect(() => onOver?.(), [onOver]);
  return null;
}
