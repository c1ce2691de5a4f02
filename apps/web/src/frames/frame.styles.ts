import styled from 'styled-components';

/** A page that fills the window, its footer at the lower edge. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  /* Height of the top bar, for what sticks below it. */
  --frame-offset: 4rem;
  [data-density='compact'] & { --frame-offset: 3rem; }
`;

export const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:focus { outline: none; }
`;
