import { SkipLink, theme } from '@sakina/design-system';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { Main, Root } from './frame.styles.ts';
import { useLook } from './look.ts';

const Night = styled(Root)`
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
`;

/** Nothing but the session: full-bleed, in night colours. */
export function RoomFrame() {
  useLook('portal');
  return (
    <Night>
      <SkipLink />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
    </Night>
  );
}
