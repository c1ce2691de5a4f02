import { PageHeader, Stack } from '@sakina/design-system';
import type { ReactNode, RefObject } from 'react';
import { useRouteFocus } from '../../../shared/index.ts';

export interface CommunityPageProps {
  /** The heading of the page. */
  title: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** The way back to the list above. */
  back?: { href: string; label: string };
  /** Facts under the heading. */
  facts?: ReactNode;
  /** Whether the heading has its final text: then it can take the focus. */
  isReady: boolean;
  /** The ref of the heading, where the caller moves the focus to it. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The layout of a community page. Its heading takes the focus when a link within the community led here. */
export function CommunityPage({ title, lead, back, facts, isReady, titleRef, children }: CommunityPageProps) {
  const heading = useRouteFocus(isReady, titleRef);
  return (
    <Stack gap="x4">
      <PageHeader title={title} titleRef={heading} {...(lead !== undefined && { lead })} {...(back && { back })}>
        {facts}
      </PageHeader>
      {children}
    </Stack>
  );
}
