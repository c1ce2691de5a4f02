import { Status } from '@sakina/design-system';
import { useDaysLeft } from './use-days-left.ts';
import type { DeadlineKind } from './use-days-left.ts';

export interface DaysLeftProps {
  /** What has to be done by then. */
  what: DeadlineKind;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
}

/** How many days are left for something, with the last day; the words carry how near it is. */
export function DaysLeft({ what, until }: DaysLeftProps) {
  const { tone, text } = useDaysLeft()(what, until);
  return (
    <Status size="small" tone={tone}>
      {text}
    </Status>
  );
}
