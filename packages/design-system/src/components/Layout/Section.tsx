import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel, HeadingSize } from '../Text/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading; it names the region as well. */
  title: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 1>;
  /** How large the heading looks; left out, it follows the level. */
  headingSize?: HeadingSize;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Buttons or links beside the heading. */
  actions?: ReactNode;
  /** The content of the section. */
  children: ReactNode;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.size.stackGap};
  min-inline-size: 0;
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  /* A long sentence breaks rather than pushing the actions below it. */
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

/** A named part of a page: a heading, what may be done with it, and its content. */
export function Section({
  title,
  headingLevel = 2,
  headingSize,
  description,
  actions,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Inline justify="between" align="baseline" gap="x2">
        <Words>
          <Heading id={id} level={headingLevel} {...(headingSize && { size: headingSize })}>
            {title}
          </Heading>
          {description && (
            <Text tone="muted" size="sm" measure>
              {description}
            </Text>
          )}
        </Words>
        {actions && <Inline>{actions}</Inline>}
      </Inline>
      {children}
    </Root>
  );
}
