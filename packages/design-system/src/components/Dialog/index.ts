export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './DialogWindow.tsx';
export type { OverlayContent } from './render-overlay.ts';
