export { AdminSessionsScreen } from './screens/AdminSessionsScreen.tsx';
export type { AdminSessionsScreenProps } from './screens/AdminSessionsScreen.tsx';
export {
  DEFAULT_QUERY as defaultAdminSessionsQuery,
  readAdminSessionsQuery,
  writeAdminSessionsQuery,
} from './model/query.ts';
export type { AdminSessionsQuery } from './model/query.ts';
