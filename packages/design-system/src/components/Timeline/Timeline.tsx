import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { timelineStyle } from './Timeline.styles.ts';

export interface TimelineEvent {
  /** Names the event; unique in the list. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When, in words with its zone where two people may differ. */
  time: ReactNode;
  /** The same instant for machines, ISO 8601. */
  dateTime?: string;
  /** Who did it, or more about it. */
  children?: ReactNode;
  /** Mark on the line, in place of the dot. */
  icon?: ReactNode;
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** Name of the list for screen readers. */
  label: string;
  /** Events in the order in which they are to be read. */
  events: readonly TimelineEvent[];
}

const Root = styled.ol.attrs({ role: 'list' })`${timelineStyle}`;

/** What happened, one after another. */
export function Timeline({ label, events, ...rest }: TimelineProps) {
  return (
    <Root aria-label={label} {...rest}>
      {events.map(({ id, title, time, dateTime, children, icon }) => (
        <li key={id}>
          <span data-part="mark" aria-hidden>
            {icon}
          </span>
          <div data-part="words">
            <strong>{title}</strong>
            <time dateTime={dateTime}>{time}</time>
            {children && <div>{children}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
