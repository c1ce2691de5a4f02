import { Card, Container, Heading, Stack, Text } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  children: ReactNode;
}

const Narrow = styled.div`
  max-inline-size: 28rem;
  margin-inline: auto;
`;

/** One thing to do, in the middle of the page. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Container pad="page">
      <Narrow>
        <Card tone="dawn-edge">
          <Stack gap="x3">
            <Stack gap="x1">
              <Heading level={1} size="h3">{title}</Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
      </Narrow>
    </Container>
  );
}
