import { Fragment } from 'react';
import styled from 'styled-components';

export interface LineBreaksProps {
  /** Words that may hold a span of times or dates, a phone number, an address, or facts with a dot between them. */
  children: string;
}

/* A box within the line moves to the next line whole; in one that is still too narrow its own text breaks. */
const Span = styled.span`
  display: inline-block;
`;

/*
 * Spans of times have spaces that do not break, yet a line may end at their dash. Those of dates have plain ones, as
 * phone numbers do that were typed.
 */
const RUNS = /([^ ]*–\u00a0[^ ]*|[^ ]*\d[^ ]* – [^ ]+|[^ ]+ – [^ ]*\d[^ ]*|\+\d[\d -]+\d|[^ ]+@[^ ]+)/;

/* A month and its day, a number and what it counts: 'December 3', '٣ ديسمبر'. A time has spaces of its own. */
const BEFORE_NUMBER = /(\p{L}) (?=\p{Nd}{1,2}(?![\p{Nd}:]))/gu;
const AFTER_NUMBER = /(?<![\p{Nd}:,.])(\p{Nd}{1,2}) (?=\p{L})/gu;

/**
 * Words whose lines break by meaning: never within a span of times or dates or a phone number, between a month and its
 * day, nor before the dot between two facts, and in an address before '@' or a dot.
 */
export function LineBreaks({ children }: LineBreaksProps) {
  const words = children
    .replaceAll(' · ', '\u00a0· ')
    .replaceAll(BEFORE_NUMBER, '$1\u00a0')
    .replaceAll(AFTER_NUMBER, '$1\u00a0');
  const runs = words.split(RUNS);
  if (runs.length === 1) return words;
  // One element, since a row lays out each piece of text apart from the others.
  return (
    <span>
      {runs.map((run, index) => {
        // What the pattern found stands between what it left.
        if (index % 2 === 0) return run;
        if (!run.includes('@')) return <Span key={index}>{run}</Span>;
        return run.split(/(?=[@.])/).map((part, place) => (
          <Fragment key={`${index}.${place}`}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ));
      })}
    </span>
  );
}
