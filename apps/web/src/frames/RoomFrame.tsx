import { SkipLink, theme } from '@sakina/design-system';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { CrisisHelp } from './CrisisHelp.tsx';
import { Main, Root } from './frame.styles.ts';
import { useThemeAndDensity } from './theme-and-density.ts';

const Night = styled(Root)`
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  /* Crisis help alone stands above a room. */
  --frame-offset: var(--help-bar, 0rem);
  [data-density='compact'] & { --frame-offset: var(--help-bar, 0rem); }
`;

/** The frame of a live session: crisis help and the content, full-bleed in night colours. */
export function RoomFrame() {
  useThemeAndDensity('portal');
  return (
    <Night>
      <SkipLink />
      <CrisisHelp isNight />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
    </Night>
  );
}
