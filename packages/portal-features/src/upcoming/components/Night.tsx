import { Stack, theme } from '@sakina/design-system';
import styled from 'styled-components';

const names = theme.vars.color;

/** The ground of a room, as high as the screen. */
export const Night = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: calc(100dvh - var(--frame-offset, 0rem));
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  color-scheme: dark;
`;

/** Words that can stand in the night: the roles that components read take its colours. A drawing beside them keeps its own. */
export const Words = styled(Stack)`
  &[data-night] {
    ${names.text}: ${theme.color.nightText};
    ${names.textMuted}: ${theme.color.nightMuted};
    ${names.textOnPrimary}: ${theme.color.nightCanvas};
    ${names.primary}: ${theme.color.nightText};
    ${names.primaryHover}: ${theme.color.nightAccent};
    ${names.primaryPressed}: ${theme.color.nightMuted};
    ${names.actionText}: ${theme.color.nightAccent};
    ${names.hairline}: ${theme.color.nightHairline};
    ${names.focusRing}: ${theme.color.focusRingOnDark};
  }
`;
