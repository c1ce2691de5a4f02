export { Tabs } from './Tabs.tsx';
export type { TabItem, TabsProps } from './Tabs.tsx';
export { tabCount, tabRow } from './tab-row.styles.ts';
