export { GroupSessionsScreen } from './screens/GroupSessionsScreen.tsx';
export type { GroupSessionsScreenProps } from './screens/GroupSessionsScreen.tsx';
export { readGroupsSelection, writeGroupsSelection } from './model/selection.ts';
export type { GroupsSelection } from './model/selection.ts';
