import { useEffect, useState } from 'react';
import { after } from './after.ts';

/** Whether the component has been there for a number of milliseconds. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => after(milliseconds, () => setElapsed(true)), [milliseconds]);
  return hasElapsed;
}
