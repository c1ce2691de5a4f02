import { colorNames, Stack, theme } from '@sakina/design-system';
import styled from 'styled-components';

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
    ${colorNames.text}: ${theme.color.nightText};
    ${colorNames.textMuted}: ${theme.color.nightMuted};
    ${colorNames.textOnPrimary}: ${theme.color.nightCanvas};
    ${colorNames.primary}: ${theme.color.nightText};
    ${colorNames.primaryHover}: ${theme.color.nightAccent};
    ${colorNames.primaryPressed}: ${theme.color.nightMuted};
    ${colorNames.actionText}: ${theme.color.nightAccent};
    ${colorNames.hairline}: ${theme.color.nightHairline};
    ${colorNames.focusRing}: ${theme.color.focusRingOnDark};
  }
`;
