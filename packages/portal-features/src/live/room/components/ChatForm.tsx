import { Button, RadioGroup, TextArea, isSubmitKey, theme } from '@sakina/design-system';
import { roomLimits, sendRoomChat } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

export interface ChatFormProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
  /** Who reads what is written: everyone inside, the host alone, or as the writer chooses. */
  reader: 'ALL' | 'HOST' | 'ASK';
  /** Name of the host. */
  provider: string;
  /** Whether the host writes it: a provider may ask about danger without being in it. */
  isHost: boolean;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  align-items: stretch;
  & > button { align-self: flex-start; }
`;

/** Writes a line: Enter sends it, Shift and Enter begin a new one. What was typed stays until it has arrived. */
export function ChatForm({ roomName, participantId, reader, provider, isHost }: ChatFormProps) {
  const t = useSessionText();
  const send = useAction(sendRoomChat);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<'ALL' | 'HOST'>('ALL');
  const to = reader === 'ASK' ? chosen : reader;
  const [problem, setProblem] = useState<string | undefined>();

  async function submit() {
    // A line that is typed while another one is on its way stays in the field.
    if (send.isRunning) return;
    const line = text.trim();
    const wrong =
      line === ''
        ? t('chat.missing')
        : line.length > roomLimits.line
          ? t('chat.tooLong', { limit: roomLimits.line })
          : undefined;
    setProblem(wrong);
    field.current?.focus();
    if (wrong !== undefined) return;
    try {
      await send.run({ params: { roomName }, body: { participantId, to, text: line } });
      // What was typed meanwhile is the next line.
      setText((current) => (current === text ? '' : current));
    } catch {
      // Shown from `send.error`; the line stays.
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event) || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {reader === 'ASK' && (
        <RadioGroup
          label={t('chat.reader')}
          value={chosen}
          onChange={(value) => setChosen(value === 'HOST' ? 'HOST' : 'ALL')}
          options={[
            { id: 'ALL', label: t('chat.reader.ALL') },
            { id: 'HOST', label: t('chat.reader.HOST', { provider }) },
          ]}
        />
      )}
      <TextArea
        ref={field}
        label={t('chat.label')}
        description={t('chat.description')}
        rows={2}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        {...(problem !== undefined && { errorMessage: problem })}
      />
      {!isHost && <HelpBeside text={text} />}
      <Button type="submit" size="small" isPending={send.isRunning}>
        {t('chat.send')}
      </Button>
      <ErrorNotice error={send.error} />
    </Form>
  );
}
