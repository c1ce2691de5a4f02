import { wishesOfQuery } from '../model/waitlist-form.ts';
import type { QueryProps } from './query-props.ts';
import { WaitlistSheet } from './WaitlistSheet.tsx';

export interface DirectoryWaitlistProps extends Pick<QueryProps, 'query' | 'presetKinds' | 'here'> {
  /** Called when it is to close. */
  onClose: () => void;
}

/** Waiting for anyone who fits what the directory was asked for. */
export function DirectoryWaitlist({ query, presetKinds, ...props }: DirectoryWaitlistProps) {
  return <WaitlistSheet {...props} provider={null} wishes={wishesOfQuery(query, presetKinds)} />;
}
