export { AccessDeniedScreen } from './screens/AccessDeniedScreen.tsx';
export type { AccessDeniedScreenProps } from './screens/AccessDeniedScreen.tsx';
export { ConfigProblemScreen } from './screens/ConfigProblemScreen.tsx';
export type { ConfigProblemScreenProps } from './screens/ConfigProblemScreen.tsx';
export { NotFoundScreen } from './screens/NotFoundScreen.tsx';
export type { NotFoundScreenProps } from './screens/NotFoundScreen.tsx';
export { RouteErrorScreen } from './screens/RouteErrorScreen.tsx';
export type { RouteErrorScreenProps } from './screens/RouteErrorScreen.tsx';
