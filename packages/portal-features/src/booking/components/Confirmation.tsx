import { Container, Illustration, PageHeader, Stack, theme } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ConfirmationProps {
  /** What has been done. */
  title: string;
  /** What that means for the person. */
  lead: string;
  /** The details, which may come later than the news. */
  children: ReactNode;
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.x3};
  & > header { margin: 0; }
  /* Focus is moved here so that the news is read out; nothing can be pressed, so there is nothing to mark. */
  & h1:focus-visible { outline: none; }
`;

/** Says that it is done. These words wait for no code: who has booked must know it whatever becomes of the rest. */
export function Confirmation({ title, lead, children }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <Head>
          <Illustration name="dawn" size="sm" />
          <PageHeader title={title} lead={lead} titleRef={heading} />
        </Head>
        {children}
      </Stack>
    </Container>
  );
}
