import { Fragment } from 'react';
import styled from 'styled-components';

export interface LineBreaksProps {
  /** Words that may hold a span of times or an address. */
  children: string;
}

const Span = styled.span`white-space: nowrap;`;

/* A span has no plain space inside: its times are set with spaces that do not break, yet a line may end at its dash. */
const RUNS = /([^ ]*–\u00a0[^ ]*|[^ ]+@[^ ]+)/;

/** Words whose lines break by meaning: never within a span of times, and in an address before '@' or a dot. */
export function LineBreaks({ children }: LineBreaksProps) {
  const runs = children.split(RUNS);
  if (runs.length === 1) return children;
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
