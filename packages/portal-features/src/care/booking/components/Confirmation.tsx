import { Container, Illustration, PageHeader, Stack, theme } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ConfirmationProps {
  /** What has been done. */
  title: string;
  /** What that means for the user. */
  lead: string;
  /** The details, which may load after the title. */
  children: ReactNode;
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.x3};
  & > header { margin: 0; }
  /* Focused only so that a screen reader reads it out; it is not interactive, so it shows no focus ring. */
  & h1:focus-visible { outline: none; }
`;

/** Says that it is done. Not lazy: the user must learn that they have booked even if the details fail to load. */
export function Confirmation({ title, lead, children }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <Head>
          <Illustration name="dawn" size="sm" isRising />
          <PageHeader title={title} lead={lead} titleRef={heading} />
        </Head>
        {children}
      </Stack>
    </Container>
  );
}
