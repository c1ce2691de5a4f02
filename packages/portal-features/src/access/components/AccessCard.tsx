import { Card, Container, Heading, Inline, Stack } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface AccessCardProps {
  title: string;
  /** What is in the way, and for whom. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

/** 500 px at most (ROLE-8). */
const Narrow = styled.div`
  max-inline-size: 500px;
  margin-inline: auto;
`;

/** A page in place of one that its reader may not open. Its card has colours of its own, so that it can stand in a night frame too. */
export function AccessCard({ title, children, actions }: AccessCardProps) {
  return (
    <Container pad="page">
      <Narrow>
        <Card tone="dawn-edge">
          <Stack gap="x3">
            <Stack gap="x1">
              <Heading level={1} size="h3" tabIndex={-1}>{title}</Heading>
              {children}
            </Stack>
            <Inline gap="x1h">{actions}</Inline>
          </Stack>
        </Card>
      </Narrow>
    </Container>
  );
}
