import { Text, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { appealRemoval, communityLimits } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { ModeratorDialog } from './ModeratorDialog.tsx';
import { useRefusalText } from './use-refusal-text.ts';

export interface AppealDialogProps {
  /** What was taken down. */
  target: { kind: 'POST' | 'REPLY'; id: string };
  /** Called when it is to close. */
  onClose: () => void;
}

/** Asks moderators, once, to look again at something that they took down. */
export function AppealDialog({ target, onClose }: AppealDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const appeal = useAction(appealRemoval);
  const refusalText = useRefusalText();
  const form = useForm({ defaultValues: { words: '' } });
  const kept = useKeptReason(form, 'words', `community:appeal:${target.id}`);
  const typed = useWatch({ control: form.control, name: 'words' });
  const final = refusalOf(appeal.error) === null ? null : refusalText(appeal.error);
  return (
    <ModeratorDialog title={t('appeal.title')} final={final} onClose={onClose}>
      <DialogForm
        form={form}
        kept={kept}
        confirmLabel={t('appeal.send')}
        cancelLabel={t('cancel')}
        error={appeal.error}
        onClose={onClose}
        send={({ words }) => appeal.run({ body: { target, words: words.trim() } })}
        onSent={() => {
          toast({ tone: 'success', title: t('appeal.done'), description: t('appeal.doneBody') });
          onClose();
        }}
      >
        <Text measure>{t('appeal.body')}</Text>
        <ReasonField
          form={form}
          name="words"
          kept={kept}
          label={t('appeal.words')}
          most={communityLimits.words}
          missing={t('appeal.wordsMissing')}
        />
        <HelpBeside text={typed} />
      </DialogForm>
    </ModeratorDialog>
  );
}
