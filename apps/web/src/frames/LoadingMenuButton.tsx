import { Menu } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '@sakina/design-system';

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  block-size: ${theme.size.controlHeight};
  inline-size: ${theme.size.controlHeight};
`;

/** Placeholder of the menu button while its code loads, so that nothing moves. */
export function LoadingMenuButton() {
  return (
    <Place aria-hidden>
      <Menu size={20} />
    </Place>
  );
}
