import type { ReactNode } from 'react';

/** Content of an overlay, or a function that is given the means to close it. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

/** Renders the content of an overlay, passing `close` to it. */
export function renderOverlay(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
