export { AuthProvider, useAuth, useSignInCheck, useUser } from './auth.tsx';
export type { Auth } from './auth.tsx';
export { PortalProvider, useActivePortal } from './portal.tsx';
export { useCapabilities, useFeatureAccess } from './rights.ts';
