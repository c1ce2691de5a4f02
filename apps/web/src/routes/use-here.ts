import { useLocation } from 'react-router-dom';

/** Where the reader is, to come back to after signing in. What they typed into the search is not in the address (SEC-8). */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
