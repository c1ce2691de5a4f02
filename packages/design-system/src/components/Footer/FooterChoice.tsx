import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { PlainButton } from '../Button/PlainButton.tsx';

export interface FooterOption<Id extends string> {
  /** What is chosen. */
  id: Id;
  /** Its word. */
  label: string;
  /** Language of the word, where it is not the page’s. */
  lang?: string;
  /** Direction of the word, where it is not the page’s. */
  dir?: 'ltr' | 'rtl';
}

export interface FooterChoiceProps<Id extends string> {
  /** What is chosen between, in a word. */
  label: string;
  /** What can be chosen. */
  options: readonly FooterOption<Id>[];
  /** What is in force. */
  value: Id;
  /** Called with what was pressed; the owner applies it at once. */
  onChange: (id: Id) => void;
  /** Names the choice in the HTML (`data-choice`), for a page whose app is not there yet. */
  name?: string;
  /** What went wrong with the last choice; read out as it comes. */
  notice?: ReactNode;
}

// The footer is dark, and the buttons inherit its colors.
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x1};
  & > button[data-variant] {
    padding-inline: ${theme.space.half};
    min-inline-size: 2.75rem;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & > button[data-variant]:hover { background: transparent; text-decoration-thickness: 2px; }
  /* The word in Arabic script takes a font that the device has: an Arabic one of ours would be 47 kB for the one
     word. */
  & > button[data-variant][aria-pressed='false'][lang='ar'] { font-family: system-ui, sans-serif; }
  & > button[data-variant][aria-pressed='true'] {
    color: ${theme.color.nightText};
    font-weight: 700;
    text-decoration: none;
  }
`;

/**
 * A choice at the end of every page, as a line of words, such as the language. On plain buttons: it is in the first
 * load.
 */
export function FooterChoice<Id extends string>({
  label,
  options,
  value,
  onChange,
  name,
  notice,
}: FooterChoiceProps<Id>) {
  const labelId = useId();
  return (
    <Row role="group" aria-labelledby={labelId} data-choice={name}>
      <span id={labelId}>{label}</span>
      {options.map(({ id, label: word, ...language }) => (
        <PlainButton
          key={id}
          variant="quiet"
          size="small"
          value={id}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          {...language}
        >
          {word}
        </PlainButton>
      ))}
      {notice !== undefined && <span role="status">{notice}</span>}
    </Row>
  );
}
