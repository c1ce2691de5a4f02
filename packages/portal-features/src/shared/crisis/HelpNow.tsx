import { Heading, Stack, Text, theme } from '@sakina/design-system';
import { useOwnCountryLine } from '@sakina/platform/react/environment';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { CrisisLinks } from './CrisisLinks.tsx';
import { useCrisisText } from './messages/index.ts';
import { OtherCountries } from './OtherCountries.tsx';

export interface HelpNowProps {
  /**
   * Place of the heading in the outline of the page.
   * @default 2
   */
  titleLevel?: 2 | 3;
  /**
   * The heading.
   * @default 'You can reach a person now', in the reader's language
   */
  title?: string;
  /**
   * Why the help stands here, in place of the general words.
   * @default whom the lines are for
   */
  children?: ReactNode;
  /**
   * Whether it says in the fewest words who answers, where something else on the page is needed as soon.
   * @default false
   */
  isBrief?: boolean;
  /**
   * Whether it appears in answer to what was just written: its heading takes the focus, and its reason is read with it,
   * so that a screen reader says the help first and once.
   * @default false
   */
  isAnswer?: boolean;
}

const Calm = styled.section`
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
`;

/**
 * Crisis help inside a page: who answers now, in the United States and elsewhere (CARE-1). It asks for nothing and
 * closes nothing; where it appears in answer to something typed without `isAnswer`, the screen announces it with a live
 * region of its own.
 */
export function HelpNow({ titleLevel = 2, title, children, isBrief = false, isAnswer = false }: HelpNowProps) {
  const t = useCrisisText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the form that held the focus has let go of it.
    if (isAnswer) queueMicrotask(() => heading.current?.focus());
  }, [isAnswer]);
  const isElsewhere = useOwnCountryLine() !== null;
  return (
    <Calm aria-labelledby={id}>
      <Stack gap={isBrief ? 'x1' : 'x2'}>
        <Stack gap="half">
          <Heading
            ref={heading}
            level={titleLevel}
            size="lg"
            id={id}
            {...(isAnswer && { tabIndex: -1, 'aria-describedby': `${id}-reason` })}
          >
            {title ?? t('title')}
          </Heading>
          {!isBrief && (
            <Text measure id={`${id}-reason`}>
              {children ?? t(isElsewhere ? 'bodyElsewhere' : 'body')}
            </Text>
          )}
        </Stack>
        <CrisisLinks />
        <OtherCountries />
      </Stack>
    </Calm>
  );
}
