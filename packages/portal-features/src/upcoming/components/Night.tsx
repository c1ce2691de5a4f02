import { theme } from '@sakina/design-system';
import styled from 'styled-components';

const names = theme.vars.color;

/** The ground of a room: the roles that components read take the night's colours, so everything inside turns to night. */
export const Night = styled.div`
  ${names.text}: ${theme.color.nightText};
  ${names.textMuted}: ${theme.color.nightMuted};
  ${names.textOnPrimary}: ${theme.color.nightCanvas};
  ${names.primary}: ${theme.color.nightText};
  ${names.primaryHover}: ${theme.color.nightAccent};
  ${names.primaryPressed}: ${theme.color.nightMuted};
  ${names.actionText}: ${theme.color.nightAccent};
  ${names.hairline}: ${theme.color.nightHairline};
  ${names.focusRing}: ${theme.color.focusRingOnDark};
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: 100dvh;
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  color-scheme: dark;
`;
