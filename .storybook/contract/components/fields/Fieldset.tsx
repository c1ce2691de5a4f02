import { theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.size.stackGap};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  padding-inline-start: ${theme.space.x2};
  border: 0;
  border-inline-start: 2px solid ${theme.color.hairline};

  & > legend {
    margin-inline-start: calc(-1 * ${theme.space.x2});
    padding: 0;
    margin-block-end: ${theme.space.x1};
    font-family: ${theme.font.control};
    font-size: ${theme.size.controlText};
    font-weight: 600;
  }
`;

/** A group of fields with a legend. */
export function Fieldset({ name, path, children }: { name: string; path: string; children: ReactNode }) {
  return (
    <Root data-field={path}>
      <legend>{name}</legend>
      {children}
    </Root>
  );
}
