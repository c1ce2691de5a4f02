import type { ReactNode } from 'react';

/** Content of an overlay, or a function that is given the means to close it. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

/** Content of an overlay with its way to close handed in. */
export function renderOverlay(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
