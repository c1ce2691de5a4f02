export { ClientsScreen } from './screens/ClientsScreen.tsx';
export type { ClientsScreenProps } from './screens/ClientsScreen.tsx';
export { readClientsQuery, writeClientsQuery } from './model/query.ts';
export type { ClientsQuery, RecordView } from './model/query.ts';
