import { TextArea } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { communityLimits, getPost, listReplies, updateReply } from '@sakina/platform/contract';
import type { Reply } from '@sakina/platform/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HelpBeside } from '../../../shared/index.ts';
import { FormField, resolverOf, showRefusals, useKeptText } from '../../../shared/form/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { EditForm } from './EditForm.tsx';
import { useChange } from './use-change.ts';
import { useReplyProblem } from './use-reply-form.ts';

export interface EditReplyProps {
  /** The reply that it is about. */
  reply: Reply;
  /** Called when it is to close. */
  onClose: () => void;
}

const reads = [getPost, listReplies];

/** Changes an own reply in its place. */
export function EditReply({ reply, onClose }: EditReplyProps) {
  const t = useInsideText();
  const update = useAction(updateReply);
  const { error } = update;
  const [opened] = useState(reply);
  const problemIn = useReplyProblem();
  const form = useForm({
    defaultValues: { body: opened.body },
    resolver: resolverOf(({ body }: { body: string }) => {
      const problem = problemIn(body);
      return [problem !== undefined && ['body', problem]];
    }),
  });
  const { control, setFocus } = form;
  const text = useWatch({ control, name: 'body' });
  const restore = (body: string) => form.setValue('body', body);
  const { isRestored, forget } = useKeptText(`community:edit:${reply.id}`, text, opened.body, restore);
  const kept = {
    isRestored,
    clear: () => {
      restore(opened.body);
      forget();
    },
  };
  const change = useChange({
    version: reply.version,
    reads,
    error,
    kept,
    onClose,
    send: async (version) => {
      const body = { body: form.getValues('body').trim(), version };
      try {
        await update.run({ params: { id: reply.id }, body });
      } catch (refusal) {
        showRefusals(refusal, form);
        throw refusal;
      }
    },
  });
  useEffect(() => {
    queueMicrotask(() => setFocus('body'));
  }, [setFocus]);
  return (
    <EditForm
      label={t('edit.reply')}
      change={change}
      kept={kept}
      error={error}
      standing={reply.body}
      onSubmit={form.handleSubmit(change.save)}
    >
      <FormField control={control} name="body">
        {(field) => <TextArea {...field} label={t('edit.replyField')} isRequired maxLength={communityLimits.reply} />}
      </FormField>
      <HelpBeside text={text} isAsked={asksForHelp(error)} />
    </EditForm>
  );
}
