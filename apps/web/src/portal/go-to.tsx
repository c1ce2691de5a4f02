import type { SafePath } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

export interface GoToProps {
  /** A judged path: no text from an address, a storage or a server fits here (SEC-5). */
  path: SafePath;
}

/** Leads on to a path that somebody wished for, in place of the current entry. */
export function GoTo({ path }: GoToProps) {
  return <Navigate to={path} replace />;
}

/** Gives the function that leads on to a path that somebody wished for; see GoTo. */
export function useGoTo(): (path: SafePath, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((path, { replace = false } = {}) => void navigate(path, { replace }), [navigate]);
}
