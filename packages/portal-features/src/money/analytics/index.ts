export { AnalyticsScreen } from './screens/AnalyticsScreen.tsx';
export type { AnalyticsScreenProps } from './screens/AnalyticsScreen.tsx';
export { readAnalyticsPlace, writeAnalyticsPlace } from './model/place.ts';
export type { AnalyticsPlace } from './model/place.ts';
