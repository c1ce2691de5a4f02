import styled from 'styled-components';
import { below, up } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1h} ${theme.space.x3};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
`;

export const Summary = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
`;

/** VoiceOver drops the list semantics of a list without bullets; the role restores them. */
export const Steps = styled.ul.attrs({ role: 'list' })`
  display: flex;
  align-items: center;
  gap: ${theme.space.half};

  /* A phone has room for the way back and forth and for where you are. */
  @media ${below.sm} {
    flex: 1 0 100%;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0;
    & > :last-child { margin-inline-start: auto; }
    & > [data-part='position'] { font-size: ${theme.text.xs}; white-space: nowrap; }
    & > [data-part='number'] { display: none; }
  }
  @media ${up.sm} {
    & > [data-part='position'] { display: none; }
  }
`;

export const Step = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.half};
  min-inline-size: ${theme.size.controlHeight};
  min-block-size: ${theme.size.controlHeight};
  padding: 0 ${theme.space.x1};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  @media ${below.sm} { padding-inline: ${theme.space.half}; }
  &:hover { background: ${theme.color.tintNavy}; }
  &[aria-current] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; }
  &[aria-disabled] { color: ${theme.color.textMuted}; background: transparent; cursor: not-allowed; }
  @media (forced-colors: active) {
    &[aria-current] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
    &[aria-disabled] { border-color: GrayText; color: GrayText; }
  }
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; flex: none; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`;

export const Gap = styled.span`
  display: inline-block;
  min-inline-size: 1.5rem;
  color: ${theme.color.textMuted};
  text-align: center;
`;
