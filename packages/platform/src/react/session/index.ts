export { AuthProvider, useAuth } from './auth.tsx';
export type { Auth } from './auth.tsx';
