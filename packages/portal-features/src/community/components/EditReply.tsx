import { Banner, Button, Form, FormActions, Stack, SubmitButton, TextArea, useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { communityLimits, getPost, listReplies } from '@sakina/platform/contract';
import type { Reply } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUpdateReply } from '../api/use-update-reply.ts';
import { useCommunityText } from '../messages/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { problemOf, readKeptText } from '../model/writing.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { HelpBeside } from './HelpBeside.tsx';
import { Problem } from './Problem.tsx';
import { useKept } from './use-kept.ts';

export interface EditReplyProps {
  reply: Reply;
  onClose: () => void;
}

/** Changes an own reply in its place. */
export function EditReply({ reply, onClose }: EditReplyProps) {
  const t = useCommunityText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const update = useUpdateReply();
  const [opened] = useState(reply);
  const options = useMemo(() => ({ start: { text: opened.body }, isBlank: ({ text }: { text: string }) => text.trim() === opened.body, read: readKeptText }), [opened]);
  const kept = useKept(`community:edit:${reply.id}`, options);
  const [isChecked, setChecked] = useState(false);
  const [isOverwriting, setOverwriting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    queueMicrotask(() => field.current?.focus());
  }, []);
  const { text } = kept.value;
  const limit = communityLimits.reply;
  const problem = problemOf(text, limit, true);
  const message = isChecked && problem !== null ? t(`problem.${problem}`, { limit }) : fieldProblems(update.error)['body'] === undefined ? undefined : t('problem.refused');
  const name = `edit-${reply.id}`;

  async function save() {
    setChecked(true);
    if (problem !== null) return;
    try {
      await update.run({ params: { id: reply.id }, body: { body: text.trim(), version: isOverwriting ? reply.version : opened.version } });
      toast({ tone: 'success', title: t('edit.done') });
      await kept.clear();
      onClose();
    } catch (error) {
      // Told of above the form, which stays with what was typed.
      if (!isApiError(error)) throw error;
      if (error.code !== 'VERSION_CONFLICT') return;
      await invalidate(getPost, listReplies);
      setOverwriting(true);
    }
  }
  return (
    <Stack gap="x2">
      {isOverwriting && isApiError(update.error, 'VERSION_CONFLICT') ? <ChangedMeanwhile text={reply.body} /> : <Problem error={update.error} />}
      {kept.isRestored && <Banner onDismiss={() => void kept.clear()}>{t('kept')}</Banner>}
      <Form onSubmit={save} errors={message === undefined ? [] : [{ name, message }]} errorFocus="field" aria-label={t('edit.reply')}>
        <TextArea ref={field} name={name} label={t('edit.replyField')} isRequired maxLength={limit} value={text} onChange={(next) => kept.set({ text: next })} errorMessage={message} />
        <HelpBeside text={text} isAsked={asksForHelp(update.error)} />
        <FormActions>
          <SubmitButton variant="primary">{t('edit.save')}</SubmitButton>
          <Button variant="quiet" onPress={() => void kept.clear().then(onClose)}>{t('edit.cancel')}</Button>
        </FormActions>
      </Form>
    </Stack>
  );
}
