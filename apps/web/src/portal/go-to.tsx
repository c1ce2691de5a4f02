import type { SafePath } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

export interface GoToProps {
  /** A validated path: text from an address, a storage or a server does not fit this type (SEC-5). */
  path: SafePath;
}

/** Redirects to a requested path, replacing the current entry. */
export function GoTo({ path }: GoToProps) {
  return <Navigate to={path} replace />;
}

/** Returns the function that navigates to a requested path; see GoTo. */
export function useGoTo(): (path: SafePath, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((path, { replace = false } = {}) => void navigate(path, { replace }), [navigate]);
}
