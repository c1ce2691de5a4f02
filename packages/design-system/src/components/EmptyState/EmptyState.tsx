import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { Illustration } from '../Illustration/index.ts';
import type { IllustrationName } from '../Illustration/index.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What will be here. */
  title: ReactNode;
  /** How to get started, in a sentence. */
  children?: ReactNode;
  /** The action that gets started. */
  action?: ReactNode;
  /**
   * Drawing above the words: for a first run and for what is done. Nothing found, nothing chosen and what is missing
   * have none.
   * @default null
   */
  illustration?: IllustrationName | null;
  /**
   * Level of the title's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.x2};
  padding-block: ${theme.size.sectionGap};
  padding-inline: ${theme.space.x2};
  text-align: center;
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  max-inline-size: 48ch;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: balance;
  & > h1, & > h2, & > h3, & > h4 { color: ${theme.color.text}; }
`;

/** Shown where there is no content yet: says what will be here and how to get started. */
export function EmptyState({
  title,
  children,
  action,
  illustration = null,
  headingLevel = 2,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      {illustration && <Illustration name={illustration} size="sm" />}
      <Words>
        <Heading level={headingLevel} size="lg">
          {title}
        </Heading>
        {children && <div>{children}</div>}
      </Words>
      {action}
    </Root>
  );
}
