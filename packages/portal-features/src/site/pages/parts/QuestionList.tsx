import { Container, Heading, Link, Stack, Text, theme, up } from '@sakina/design-system';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { CrisisLinks } from '../../../shared/crisis/CrisisLinks.tsx';
import { useFaqText } from '../messages/faq/index.ts';
import type { QuestionGroup } from '../model/find-questions.ts';
import { isLinked, linkOf } from '../model/questions.ts';
import type { QuestionId } from '../model/questions.ts';

export interface QuestionListProps {
  groups: readonly QuestionGroup<QuestionId>[];
  /** Whether the answers start open; the user can open and close each. */
  isOpen: boolean;
}

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.x2};
  scroll-margin-block-start: ${theme.space.x8};
  @media ${up.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); column-gap: ${theme.space.x6}; }
`;
const Questions = styled.div`
  border-block-end: 1px solid ${theme.color.hairline};
`;
const Question = styled.details`
  border-block-start: 1px solid ${theme.color.hairline};
  break-inside: avoid;
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space.x2};
    min-block-size: 2.75rem;
    padding-block: ${theme.space.x1h};
    border-radius: ${theme.radius.sm};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  & > summary > h3 { flex: 1; }
  & > summary > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.textMuted};
    transition: rotate ${theme.motion.base} ${theme.motion.easing};
  }
  &[open] > summary > svg { rotate: 180deg; }
  & > :last-child { padding-block-end: ${theme.space.x2}; }

  /* On paper nothing can be opened: all is shown. */
  @media print {
    & > summary > svg { display: none; }
    &::details-content { block-size: auto; content-visibility: visible; }
  }
`;

/** Questions by group; each expands without script. */
export function QuestionList({ groups, isOpen }: QuestionListProps) {
  const t = useFaqText();
  return (
    <Container>
      <Stack gap="x6">
        {groups.map(({ id: group, title, questions }) => (
          <Group key={group} id={group} tabIndex={-1} aria-labelledby={`${group}-title`}>
            <Heading id={`${group}-title`} level={2} size="h3">
              {title}
            </Heading>
            <Questions>
              {questions.map(({ id, question, answer }) => (
                <Question key={id} open={isOpen}>
                  <summary>
                    <Heading level={3} size="md">
                      {question}
                    </Heading>
                    <ChevronDown aria-hidden />
                  </summary>
                  <Stack gap="none">
                    <Text measure>{answer}</Text>
                    {id === 'emergency' && <CrisisLinks />}
                    {isLinked(id) && (
                      <span>
                        <Link href={linkOf(id)} variant="standalone">
                          {t(`${id}.link`)}
                        </Link>
                      </span>
                    )}
                  </Stack>
                </Question>
              ))}
            </Questions>
          </Group>
        ))}
      </Stack>
    </Container>
  );
}
