import { theme, VisuallyHidden } from '@sakina/design-system';
import styled, { keyframes } from 'styled-components';
import { useAppText } from '../messages/index.ts';

const appear = keyframes`to { opacity: 1; }`;
const advance = keyframes`to { inline-size: 90%; }`;

/* Drawn only where the next screen takes longer than a press takes to be noticed. It never claims to be there. */
const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 30;
  inline-size: 0;
  block-size: 0.1875rem;
  background: ${theme.color.action};
  opacity: 0;
  pointer-events: none;
  animation: ${appear} 0s 150ms forwards, ${advance} 8s 150ms cubic-bezier(0.05, 0.7, 0.3, 1) forwards;
  @media (prefers-reduced-motion: reduce) { inline-size: 100%; animation: ${appear} 0s 150ms forwards; }
  [data-motion='reduced'] & { inline-size: 100%; animation: ${appear} 0s 150ms forwards; }
  @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; }
`;

/**
 * 'Loading…' (FRAME-5) in words, and a bar at the top of the window, while the next screen loads and the former one
 * stays.
 */
export function NavigationProgress() {
  const t = useAppText();
  return (
    <Bar role="status">
      <VisuallyHidden>{t('loadingRoute')}</VisuallyHidden>
    </Bar>
  );
}
