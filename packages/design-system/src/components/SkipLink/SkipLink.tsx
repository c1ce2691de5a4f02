import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';

export interface SkipLinkProps {
  /**
   * Id of the element with the page's content; give it `tabIndex={-1}`.
   * @default 'main'
   */
  targetId?: string;
}

const Root = styled.a`
  position: fixed;
  inset-block-start: calc(var(--help-bar, 0rem) + ${theme.space.x1});
  inset-inline-start: ${theme.space.x1};
  z-index: 100;
  padding: ${theme.space.x1h} ${theme.space.x2};
  border-radius: ${theme.radius.md};
  background: ${theme.color.primary};
  color: ${theme.color.textOnPrimary};
  font-family: ${theme.font.control};
  font-weight: 600;
  &:not(:focus) { transform: translateY(calc(-200% - var(--help-bar, 0rem))); }
  &:focus-visible { outline-color: ${theme.color.textOnPrimary}; outline-offset: -4px; }
`;

/**
 * Moves focus without changing the address, which belongs to the app; falls back to the anchor when the element is
 * missing.
 */
function goTo(event: MouseEvent, targetId: string) {
  const target = document.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** The first thing that Tab reaches: past the navigation, straight to the content. Out of sight until it has focus. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const t = useDesignSystemText();
  return (
    <Root data-print="hide" href={`#${targetId}`} onClick={(event) => goTo(event, targetId)}>
      {t('skipToContent')}
    </Root>
  );
}
