import { useLocation } from 'react-router-dom';

/** The current address, to return to after signing in. Text typed into a search is not in the address (SEC-8). */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
