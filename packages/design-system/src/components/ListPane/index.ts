export { ListPane } from './ListPane.tsx';
export type { ListPaneProps } from './ListPane.tsx';
export { paneBackStyle, paneItemStyle, paneSheetStyle } from './ListPane.styles.ts';
export { PaneRow } from './PaneRow.tsx';
export type { PaneRowProps } from './PaneRow.tsx';
export { useFirstOpen } from './use-first-open.ts';
