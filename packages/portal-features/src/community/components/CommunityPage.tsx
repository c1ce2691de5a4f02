import { PageHeader, Stack } from '@sakina/design-system';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useArrivalFocus } from './use-arrival-focus.ts';

export interface CommunityPageProps {
  /** The heading of the page. */
  title: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** The way back to the list above. */
  back?: { href: string; label: string };
  /** Facts under the heading. */
  facts?: ReactNode;
  /** Whether the heading says what it will say: then it can take the focus. */
  isReady: boolean;
  /** The heading, for what gives the focus back to it. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One page of the community: its heading, and under it what it is about. */
export function CommunityPage({ title, lead, back, facts, isReady, titleRef, children }: CommunityPageProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? own;
  useArrivalFocus(heading, isReady);
  return (
    <Stack gap="x4">
      <PageHeader title={title} titleRef={heading} {...(lead !== undefined && { lead })} {...(back && { back })}>
        {facts}
      </PageHeader>
      {children}
    </Stack>
  );
}
