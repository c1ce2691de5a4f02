import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { focusField } from './focus-field.ts';

export interface FieldProblem {
  /** The id of the control, where it was given one. */
  fieldId?: string;
  /** The name the field was given; enough to find it. */
  name: string;
  /** What is wrong, in the same words as at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** What happened: 'Two answers are missing'. */
  title: string;
  /** What is wrong, in the order of the form; nothing is shown while this is empty. */
  errors: readonly FieldProblem[];
  /**
   * Level of the heading in the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Called before a link leads to its field; with `true` it counts as followed, as where the field is in another step.
   */
  onFollow?: (problem: FieldProblem) => boolean;
}

const Root = styled.section`
  padding: ${theme.size.cardPadding};
  border: 2px solid ${theme.color.danger};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.dangerTint};
  color: ${theme.color.text};
  scroll-margin-block: ${theme.space.x12};
`;

const Title = styled.h2`
  display: flex;
  gap: ${theme.space.x1};
  font-size: ${theme.text.lg};
  & > svg { inline-size: 1.25em; block-size: 1.25em; flex: none; color: ${theme.color.danger}; }
`;

/** VoiceOver drops the list semantics of a list without bullets; the role restores them. */
const List = styled.ul.attrs({ role: 'list' })`
  margin-block-start: ${theme.space.x1};
  & a {
    display: inline-block;
    min-block-size: 1.5rem;
    padding-block: 0.125rem;
    color: ${theme.color.dangerText};
    font-family: ${theme.font.control};
    font-size: ${theme.size.controlText};
    font-weight: 600;
  }
`;

/**
 * Says at the top of a form what is wrong, with a link to each field. It takes focus when it appears, so give
 * react-hook-form `shouldFocusError: false`; to take focus again at the next attempt, set `key` to the number of
 * attempts.
 */
export function ErrorSummary({ title, errors, headingLevel = 2, onFollow }: ErrorSummaryProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // After React has finished: the field that loses focus may re-render.
    if (hasErrors) queueMicrotask(() => root.current?.focus());
  }, [hasErrors]);
  if (!hasErrors) return null;

  function follow(click: MouseEvent, problem: FieldProblem) {
    // The field is focused, not only scrolled to, and the address stays as it is.
    if (onFollow?.(problem) || focusField(problem)) click.preventDefault();
  }
  return (
    <Root ref={root} aria-labelledby={titleId} tabIndex={-1}>
      <Title as={`h${headingLevel}`} id={titleId}>
        <CircleAlert aria-hidden />
        {title}
      </Title>
      <List>
        {errors.map((problem) => (
          <li key={problem.name}>
            <a href={`#${problem.fieldId ?? problem.name}`} onClick={(click) => follow(click, problem)}>
              {problem.message}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
