import { TextArea } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems } from '@sakina/platform/client';
import { communityLimits, getPost, listReplies, updateReply } from '@sakina/platform/contract';
import type { Reply } from '@sakina/platform/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { problemOf } from '../model/writing.ts';
import { EditForm } from './EditForm.tsx';
import { useChange } from './use-change.ts';
import { useKept } from '../../../shared/form/index.ts';
import { readTextDraft } from '../../../shared/kept-text.ts';

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
  const options = useMemo(
    () => ({
      start: { text: opened.body },
      isBlank: ({ text }: { text: string }) => text.trim() === opened.body,
      read: readTextDraft,
    }),
    [opened],
  );
  const kept = useKept(`community:edit:${reply.id}`, options);
  const { text } = kept.value;
  const change = useChange({
    version: reply.version,
    reads,
    error,
    kept,
    onClose,
    send: (version) => update.run({ params: { id: reply.id }, body: { body: text.trim(), version } }),
  });
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    queueMicrotask(() => field.current?.focus());
  }, []);
  const limit = communityLimits.reply;
  const problem = problemOf(text, limit, true);
  const message = isChecked && problem !== null ? t(`problem.${problem}`, { limit }) : fieldProblems(error)['body'];
  const name = `edit-${reply.id}`;

  async function submit() {
    setChecked(true);
    if (problem === null) await change.save();
  }
  return (
    <EditForm
      label={t('edit.reply')}
      change={change}
      kept={kept}
      error={error}
      standing={reply.body}
      problems={message === undefined ? [] : [{ name, message }]}
      onSubmit={submit}
    >
      <TextArea
        ref={field}
        name={name}
        label={t('edit.replyField')}
        isRequired
        maxLength={limit}
        value={text}
        onChange={(next) => kept.set({ text: next })}
        errorMessage={message}
      />
      <HelpBeside text={text} isAsked={asksForHelp(error)} />
    </EditForm>
  );
}
