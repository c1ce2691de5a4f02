import { Button, Section, Text, TextField, theme } from '@sakina/design-system';
import { sendRoomChat } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

/** How many words to the host someone has who waits (CLOUD-519). */
const WORDS = 3;
const LENGTH = 300;

export interface WordToHostProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
  /** Name of the host. */
  provider: string;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  & > button { align-self: flex-start; }
`;

/** A short word from the waiting room, which the host alone reads. */
export function WordToHost({ roomName, participantId, provider }: WordToHostProps) {
  const t = useSessionText();
  const send = useAction(sendRoomChat);
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLElement>(null);
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [sent, setSent] = useState(0);

  // The field goes with the last word, so reading goes on at what is said instead.
  const isLast = sent >= WORDS;
  useEffect(() => {
    if (isLast) told.current?.focus();
  }, [isLast]);

  async function submit() {
    if (send.isRunning) return;
    const text = word.trim();
    const wrong =
      text === '' ? t('word.missing') : text.length > LENGTH ? t('word.tooLong', { limit: LENGTH }) : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return field.current?.focus();
    try {
      await send.run({ params: { roomName }, body: { participantId, to: 'HOST', text } });
      setWord((current) => (current === word ? '' : current));
      setSent((count) => count + 1);
      field.current?.focus();
    } catch {
      // Shown from `send.error`; the word stays.
    }
  }

  return (
    <Section title={t('word.title', { provider })} headingSize="lg">
      {isLast ? null : (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            ref={field}
            label={t('word.label')}
            description={t('word.description')}
            value={word}
            onChange={setWord}
            {...(problem !== undefined && { errorMessage: problem })}
          />
          <Button type="submit" variant="secondary" isPending={send.isRunning}>
            {t('word.send')}
          </Button>
        </Form>
      )}
      {sent > 0 && (
        <Text size="sm" tone="muted" ref={told} tabIndex={-1}>
          {t(isLast ? 'word.last' : 'word.sent', { provider })}
        </Text>
      )}
      <SpokenStatus>{sent > 0 ? t('word.sent', { provider }) : ''}</SpokenStatus>
      <ErrorNotice error={send.error} />
    </Section>
  );
}
