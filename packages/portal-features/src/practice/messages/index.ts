export { ProviderMessagesScreen } from './screens/ProviderMessagesScreen.tsx';
export type { ProviderMessagesScreenProps } from './screens/ProviderMessagesScreen.tsx';
export { readMessagesPlace, writeMessagesPlace } from './model/place.ts';
export type { MessagesPlace } from './model/place.ts';
