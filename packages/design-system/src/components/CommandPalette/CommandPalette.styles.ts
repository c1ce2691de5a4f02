import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Overlay } from '../Dialog/overlay.styles.ts';
import { optionStyle } from '../Form/popover.styles.ts';
import { below } from '../../tokens/breakpoints.ts';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';

export const PaletteOverlay = styled(Overlay)`
  align-items: flex-start;
  justify-content: center;
  padding: min(12vh, 6rem) ${theme.space.x2} ${theme.space.x2};
  @media ${below.sm} { padding: 0; }
`;

export const Panel = styled(Modal)`
  display: flex;
  inline-size: 100%;
  max-inline-size: 38rem;
  max-block-size: 100%;
  border-radius: ${theme.radius.lg};
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  overflow: hidden;
  @media ${below.sm} { max-inline-size: none; border-radius: 0; block-size: 100%; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Box = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

export const Search = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.space.x1} ${theme.space.x1} ${theme.space.x2};
  padding-inline: ${theme.space.x2} ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.controlBorder};
  & > svg { flex: none; inline-size: 1.25rem; block-size: 1.25rem; color: ${theme.color.textMuted}; }
  & > [data-part='field'] { display: flex; flex: 1; min-inline-size: 0; }
`;

export const Field = styled(Input)`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0 ${theme.space.half};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  font-family: ${theme.font.control};
  font-size: max(1rem, ${theme.size.controlText});
  &::placeholder { color: ${theme.color.textMuted}; opacity: 1; }
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { appearance: none; }
  &[data-focus-visible] { outline-offset: -2px; }
`;

export const List: typeof Menu = styled(Menu)`
  flex: 1;
  padding: ${theme.space.x1};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  scroll-padding-block: ${theme.space.x2};
  &[data-empty] { display: none; }
`;

export const Line = styled(MenuItem)`
  ${optionStyle}
  min-block-size: max(2.75rem, ${theme.size.rowHeight});
  [data-density='compact'] & { min-block-size: 2.25rem; @media (pointer: coarse) { min-block-size: 2.75rem; } }
  &[data-shortcut] { grid-template-columns: minmax(0, 1fr) auto; }
  &[data-shortcut][data-icon] { grid-template-columns: auto minmax(0, 1fr) auto; }
  & > kbd { grid-row: 1 / span 2; grid-column: -2; color: ${theme.color.textMuted}; }
  &[data-focused] { box-shadow: inset 0 0 0 2px ${theme.color.focusRing}; }
  @media (forced-colors: active) { &[data-focused] { outline: 2px solid Highlight; } }
`;

export const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  padding: ${theme.space.x3} ${theme.space.x2};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.5;
  overflow-wrap: anywhere;
  & strong { display: block; color: ${theme.color.text}; font-family: ${theme.font.control}; font-weight: 600; }
`;

export const Foot = styled.p`
  padding: ${theme.space.x1} ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  @media (hover: none) and (pointer: coarse) { display: none; }
`;
