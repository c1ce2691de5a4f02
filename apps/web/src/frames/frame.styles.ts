import styled from 'styled-components';

/** A page that fills the window, its footer at the lower edge. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:focus { outline: none; }
`;
