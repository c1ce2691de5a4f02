import { Text, TextArea, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { appealRemoval, communityLimits } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { problemOf } from '../model/writing.ts';
import { ModeratorDialog } from './ModeratorDialog.tsx';
import { useKeptText } from '../../../shared/form/index.ts';
import { useRefusalText } from './use-refusal-text.ts';

export interface AppealDialogProps {
  /** What was taken down. */
  target: { kind: 'POST' | 'REPLY'; id: string };
  onClose: () => void;
}

/** Asks moderators, once, to look again at something that they took down. */
export function AppealDialog({ target, onClose }: AppealDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const appeal = useAction(appealRemoval);
  const refusalText = useRefusalText();
  const words = useKeptText(`community:appeal:${target.id}`);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = words;
  const problem = problemOf(text, communityLimits.words, true);
  const final = refusalOf(appeal.error) === null ? null : refusalText(appeal.error);

  async function send() {
    setChecked(true);
    if (problem !== null) {
      field.current?.focus();
      return;
    }
    try {
      await appeal.run({ body: { target, words: text.trim() } });
      toast({ tone: 'success', title: t('appeal.done'), description: t('appeal.doneBody') });
      words.clear();
      onClose();
    } catch (error) {
      // The dialog shows the error and keeps what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <ModeratorDialog
      title={t('appeal.title')}
      sendLabel={t('appeal.send')}
      isSending={appeal.isRunning}
      error={appeal.error}
      final={final}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Text measure>{t('appeal.body')}</Text>
      <TextArea
        ref={field}
        label={t('appeal.words')}
        isRequired
        maxLength={communityLimits.words}
        value={text}
        onChange={words.set}
        errorMessage={
          isChecked && problem !== null
            ? t(problem === 'missing' ? 'appeal.wordsMissing' : 'problem.tooLong', { limit: communityLimits.words })
            : undefined
        }
      />
      <HelpBeside text={text} />
    </ModeratorDialog>
  );
}
