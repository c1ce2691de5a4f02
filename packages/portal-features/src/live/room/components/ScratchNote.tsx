import { Button, Link, Text, TextArea, theme } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths, professionRow } from '@sakina/platform/domain';
import { useDraft } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { usePutInNote } from '../api/notes.ts';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

const LENGTH = 5000;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  & > button { align-self: flex-start; }
`;

/**
 * What the provider jots down while the session runs: kept sealed over a reload (SEC-15), and put into the note by one
 * press.
 */
export function ScratchNote({ appointment }: { appointment: Appointment }) {
  const t = useSessionText();
  const { id, provider } = appointment;
  const { put, isRunning, error } = usePutInNote(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [scratch, setScratch] = useState({ text: '' });
  const [problem, setProblem] = useState<string | undefined>();
  const [isPut, setPut] = useState(false);
  useDraft(`scratch:${id}`, {
    value: scratch.text === '' ? null : scratch,
    onRestore: (kept) => {
      const { text } = Object(kept) as { text?: unknown };
      if (typeof text === 'string') setScratch({ text });
    },
  });

  async function submit() {
    const { text } = scratch;
    const wrong =
      text.trim() === ''
        ? t('scratch.missing')
        : text.length > LENGTH
          ? t('scratch.tooLong', { limit: LENGTH })
          : undefined;
    setProblem(wrong);
    field.current?.focus();
    if (wrong !== undefined) return;
    try {
      await put(text, professionRow(provider.kind).noteTemplates[0]);
      // What was typed meanwhile is not in the note yet.
      setScratch((current) => (current.text === text ? { text: '' } : current));
      setPut(true);
    } catch {
      // Shown from `error`; the text stays.
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        ref={field}
        label={t('scratch.label')}
        description={t('scratch.description')}
        rows={3}
        value={scratch.text}
        onChange={(text) => setScratch({ text })}
        {...(problem !== undefined && { errorMessage: problem })}
      />
      <Button type="submit" size="small" variant="secondary" isPending={isRunning}>
        {t('scratch.put')}
      </Button>
      {isPut && (
        <Text size="sm" tone="muted">
          {t('scratch.done')} <Link href={paths.providerNotes({ appointment: id })}>{t('scratch.open')}</Link>
        </Text>
      )}
      <SpokenStatus>{isPut ? t('scratch.done') : ''}</SpokenStatus>
      <ErrorNotice error={error} />
    </Form>
  );
}
