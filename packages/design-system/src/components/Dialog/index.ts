export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export type { OverlayContent } from './render-overlay.ts';
