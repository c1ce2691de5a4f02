import { Text, theme } from '@sakina/design-system';
import type { Money } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.half} ${theme.space.x2};
  align-items: start;
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  break-inside: avoid;
  &:last-child { border-block-end: 0; }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.half};
  min-inline-size: 0;
  /* The first line of the words is that of the amount. */
  & > a[data-variant] { min-block-size: 1.75rem; }
`;

export interface MoneyRowProps {
  /** How much; with its cents, so that digits stand below each other. */
  amount: Money;
  /** What it is for, how it stands, and the way to more. */
  children: ReactNode;
}

/** Something that was paid or is to be paid, with its amount at the end of the line. */
export function MoneyRow({ amount, children }: MoneyRowProps) {
  const format = useFormat();
  return (
    <Root>
      <Words>{children}</Words>
      <Text as="strong" font="data" weight="strong">
        {format.amount(amount)}
      </Text>
    </Root>
  );
}
