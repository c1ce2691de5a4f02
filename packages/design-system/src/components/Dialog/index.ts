export { Dialog } from './Dialog.tsx';
export type { DialogProps, OverlayContent } from './Dialog.tsx';
