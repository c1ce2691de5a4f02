export { ErrorNotice } from './ErrorNotice.tsx';
export type { ErrorNoticeProps } from './ErrorNotice.tsx';
export { errorCase, useErrorText } from './error-text.ts';
export type { ErrorText } from './error-text.ts';
export { PanelBoundary } from './PanelBoundary.tsx';
export type { PanelBoundaryProps } from './PanelBoundary.tsx';
export { ReadView } from './ReadView.tsx';
export type { ReadViewProps } from './ReadView.tsx';
export { useSharedText } from './messages/index.ts';
