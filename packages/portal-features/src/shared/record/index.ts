export { RecordDrawer } from './RecordDrawer.tsx';
export type { RecordDrawerProps } from './RecordDrawer.tsx';
export { RecordView } from './RecordView.tsx';
export type { RecordViewProps } from './RecordView.tsx';
export { useShownId } from './use-shown-id.ts';
