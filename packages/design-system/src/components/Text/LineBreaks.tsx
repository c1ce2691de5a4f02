import { Fragment } from 'react';
import styled from 'styled-components';

export interface LineBreaksProps {
  /** Words that may hold a span of times, an address, or facts with a dot between them. */
  children: string;
}

/* A box within the line moves to the next line whole; in one that is still too narrow its own text breaks. */
const Span = styled.span`
  display: inline-block;
`;

/* A span has no plain space inside: its times are set with spaces that do not break, yet a line may end at its dash. */
const RUNS = /([^ ]*–\u00a0[^ ]*|[^ ]+@[^ ]+)/;

/**
 * Words whose lines break by meaning: never within a span of times, nor before the dot between two facts, and in an
 * address before '@' or a dot.
 */
export function LineBreaks({ children }: LineBreaksProps) {
  const words = children.replaceAll(' · ', '\u00a0· ');
  const runs = words.split(RUNS);
  if (runs.length === 1) return words;
  // One element, since a row lays out each piece of text apart from the others.
  return (
    <span>
      {runs.map((run, index) => {
        if (run.includes('–\u00a0')) return <Span key={index}>{run}</Span>;
        if (!run.includes('@')) return run;
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
