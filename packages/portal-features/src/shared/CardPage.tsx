import { Card, Container, Heading, Stack } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface CardPageProps {
  title: string;
  /** What the title means, right under it. */
  intro?: ReactNode;
  /** What there is to do. */
  children: ReactNode;
  /**
   * `wide` is the 500 px of an access page (ROLE-8), `form` the width of a short form.
   * @default 'form'
   */
  width?: 'form' | 'wide';
}

const Narrow = styled.div`
  max-inline-size: 28rem;
  margin-inline: auto;
  /* The one button of a card is as wide as its fields. */
  --only-action: 100%;

  &[data-width='wide'] {
    max-inline-size: 500px;
  }
`;

/** A page of one card in the middle. Its heading takes the focus of whoever is led here. */
export function CardPage({ title, intro, children, width = 'form' }: CardPageProps) {
  return (
    <Container pad="page">
      <Narrow data-width={width}>
        <Card tone="dawn-edge">
          <Stack gap="x3">
            <Stack gap="x1">
              <Heading level={1} size="h3" tabIndex={-1}>
                {title}
              </Heading>
              {intro}
            </Stack>
            {children}
          </Stack>
        </Card>
      </Narrow>
    </Container>
  );
}
