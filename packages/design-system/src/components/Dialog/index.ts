export { Dialog } from './Dialog.tsx';
export { DialogFoot } from './DialogFoot.tsx';
export { MODAL } from './modal.ts';
export type { DialogProps } from './DialogWindow.tsx';
export type { OverlayContent } from './render-overlay.ts';
