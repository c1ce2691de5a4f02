import { Banner, Button, Dialog, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { communityLimits } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { useAppealRemoval } from '../api/use-appeal-removal.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { problemOf } from '../model/writing.ts';
import { Problem } from './Problem.tsx';
import { useKeptText } from './use-kept-text.ts';
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
  const appeal = useAppealRemoval();
  const refusalText = useRefusalText();
  const words = useKeptText(`community:appeal:${target.id}`);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = words.value;
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
      await words.clear();
      onClose();
    } catch (error) {
      // Told of in the dialog, which stays with what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('appeal.title')}
      isDismissable={false}
      actions={
        final ? (
          <Button onPress={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button isPending={appeal.isRunning} onPress={() => void send()}>
              {t('appeal.send')}
            </Button>
          </>
        )
      }
    >
      {final ? (
        <Banner urgency="assertive" title={final.title}>
          {final.body}
        </Banner>
      ) : (
        <Stack gap="x3">
          <Problem error={appeal.error} />
          <Text measure>{t('appeal.body')}</Text>
          <TextArea
            ref={field}
            label={t('appeal.words')}
            isRequired
            maxLength={communityLimits.words}
            value={text}
            onChange={(next) => words.set({ text: next })}
            errorMessage={
              isChecked && problem !== null
                ? t(problem === 'missing' ? 'appeal.wordsMissing' : 'problem.tooLong', { limit: communityLimits.words })
                : undefined
            }
          />
        </Stack>
      )}
    </Dialog>
  );
}
