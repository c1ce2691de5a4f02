import { Fragment } from 'react';
import styled from 'styled-components';

export interface LineBreaksProps {
  /** Words that may hold a span of times or dates, a phone number or an address. */
  children: string;
}

const Span = styled.span`white-space: nowrap;`;

/*
 * Spans of times have spaces that do not break, yet a line may end at their dash. Those of dates have plain ones, as
 * phone numbers do that were typed.
 */
const RUNS = /([^ ]*–\u00a0[^ ]*|[^ ]*\d[^ ]* – [^ ]+|[^ ]+ – [^ ]*\d[^ ]*|\+\d[\d -]+\d|[^ ]+@[^ ]+)/;

/**
 * Words whose lines break by meaning: never within a span of times or dates or a phone number, and in an address before
 * '@' or a dot.
 */
export function LineBreaks({ children }: LineBreaksProps) {
  const runs = children.split(RUNS);
  if (runs.length === 1) return children;
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
