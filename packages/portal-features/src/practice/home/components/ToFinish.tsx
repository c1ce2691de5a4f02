import { Stack } from '@sakina/design-system';
import styled from 'styled-components';
import { MessagesAlert } from './MessagesAlert.tsx';
import { NotesAlert } from './NotesAlert.tsx';

/* Where nothing waits, only the region that reads out new messages is left; out of the flow, it keeps no gap. */
const Waiting = styled(Stack)`&:not(:has(> :nth-child(2))) { position: absolute; }`;

/** What waits for the provider besides sessions, beside the day: notes to sign, messages to answer. */
export function ToFinish() {
  return (
    <Waiting gap="x2">
      <NotesAlert />
      <MessagesAlert />
    </Waiting>
  );
}
