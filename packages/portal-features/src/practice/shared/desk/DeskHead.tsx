import { Avatar, Heading, theme } from '@sakina/design-system';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

export interface DeskHeadProps {
  /** Whose it is, for their initials; left out where it is nobody’s. */
  person?: string;
  /** What it is called. */
  title: ReactNode;
  /** The heading, so that the focus can be moved to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** How it stands, on the line of its title. */
  badge?: ReactNode;
  /** Its facts, below the title. */
  children?: ReactNode;
  /** What is done with it: at the end of the line where there is room, below it where not. */
  acts?: ReactNode;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.x1h} ${theme.space.x2};
  & > [data-part='words'] { display: grid; flex: 1 1 15rem; gap: ${theme.space.half}; min-inline-size: 0; }
  & > [data-part='acts'] { display: flex; flex-wrap: wrap; gap: ${theme.space.x1}; }
  & > [data-part='acts']:empty { display: none; }
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1h};
  & > h2 { min-inline-size: 0; overflow-wrap: anywhere; }
`;

/**
 * The head of what is open beside a list: a face, a title with its state, facts in a line, and what is done with it.
 */
export function DeskHead({ person, title, titleRef, badge, children, acts }: DeskHeadProps) {
  return (
    <Head>
      {person !== undefined && <Avatar name={person} />}
      <div data-part="words">
        <Title>
          <Heading level={2} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
            {title}
          </Heading>
          {badge}
        </Title>
        {children}
      </div>
      {acts && <div data-part="acts">{acts}</div>}
    </Head>
  );
}
