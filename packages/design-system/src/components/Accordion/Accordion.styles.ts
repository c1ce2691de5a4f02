import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { PressButton } from '../Button/PressButton.tsx';

export const Group = styled(DisclosureGroup)`
  border-block: 1px solid ${theme.color.hairline};
`;

export const Part = styled(Disclosure)`
  & + & { border-block-start: 1px solid ${theme.color.hairline}; }
  break-inside: avoid;
`;

export const Title = styled.h3`
  font-family: ${theme.font.control};
  font-size: ${theme.text.md};
  font-weight: 600;
`;

export const Trigger = styled(PressButton)`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1h};
  inline-size: 100%;
  min-block-size: max(2.75rem, ${theme.size.rowHeight});
  padding: ${theme.space.x1} ${theme.space.x1};
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font: inherit;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  [data-density='compact'] & { min-block-size: ${theme.size.rowHeight}; }

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.textMuted};
    transition: rotate ${theme.motion.base} ${theme.motion.easing};
  }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  & > [data-part='title'] { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & > [data-part='meta'] {
    flex: none;
    max-inline-size: 40%;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 500;
  }
  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-disabled] { color: ${theme.color.textMuted}; cursor: not-allowed; }
  @media print { & > svg { display: none; } }
`;

export const Panel = styled(DisclosurePanel)`
  block-size: var(--disclosure-panel-height);
  overflow: clip;
  transition: block-size ${theme.motion.base} ${theme.motion.easing};

  /* What is folded is hidden until found, so that the browser’s search opens it. On paper nothing can be opened:
     all is shown. */
  @media print {
    && { display: block; block-size: auto; content-visibility: visible; }
  }
`;

export const Content = styled.div`
  padding: ${theme.space.half} ${theme.space.x1} ${theme.space.x2};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${theme.space.half};
  @media print { display: none; }
`;
