import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

const Root = styled(Text)`
  display: block;
  padding-inline-start: calc(1.375rem + ${theme.space.x1});
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  line-height: 1.45;
`;

/** A second line under one choice, in line with its words. */
export function ChoiceDescription({ children }: { children: ReactNode }) {
  return children ? <Root slot="description">{children}</Root> : null;
}
