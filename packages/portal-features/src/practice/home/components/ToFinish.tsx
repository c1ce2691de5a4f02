import { Stack } from '@sakina/design-system';
import styled from 'styled-components';
import { MessagesAlert } from './MessagesAlert.tsx';
import { NotesAlert } from './NotesAlert.tsx';

/* Where nothing waits, nothing keeps a gap. */
const Waiting = styled(Stack)`&:empty { display: none; }`;

/** What waits for the provider besides sessions, beside the day: notes to sign, messages to answer. */
export function ToFinish() {
  return (
    <Waiting gap="x2">
      <NotesAlert />
      <MessagesAlert />
    </Waiting>
  );
}
