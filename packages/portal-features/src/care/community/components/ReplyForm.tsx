import {
  Banner,
  Button,
  Checkbox,
  Form,
  FormActions,
  Heading,
  Inline,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { communityLimits, createReply } from '@sakina/platform/contract';
import type { HeldReason, Post, Reply } from '@sakina/platform/contract';
import { useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { Problem } from './Problem.tsx';
import { FormField, refusalAt, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import type { ReplyWork } from './use-reply-form.ts';

export interface ReplyFormProps {
  /** The post that it is about. */
  post: Post;
  /** What is typed; it is held outside, since a reply can be chosen to be answered. */
  work: ReplyWork;
  /** Told of what was sent. */
  onSent: (reply: Reply) => void;
}

interface Outcome {
  heldFor: HeldReason | null;
  crisisHelp: boolean;
}

/** Replies to a post, or to one of its replies. What is typed is kept until it is sent. */
export function ReplyForm({ post, work, onSent }: ReplyFormProps) {
  const t = useInsideText();
  const toast = useToast();
  const create = useAction(createReply);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, words, answering, answer, kept } = work;
  const { control } = form;
  /** Says at the text that the reply which it answers is gone: no field of the form is that reply. */
  const refusalOf = (error: unknown) =>
    isApiError(error) && 'parentId' in fieldProblems(error) ? refusalAt(error, { body: t('reply.parentGone') }) : error;
  const submit = useSubmit(form, {
    kept,
    refusalOf,
    send: ({ body, isAnonymous }) => {
      setOutcome(null);
      const reply = { body: body.trim(), parentId: answering?.id ?? null, isAnonymous };
      return create.run({ params: { id: post.id }, body: reply });
    },
    onSent: ({ reply, crisisHelp }) => {
      onSent(reply);
      if (reply.status === 'PUBLISHED') toast({ tone: 'success', title: t('reply.done') });
      else setOutcome({ heldFor: reply.heldFor, crisisHelp });
    },
  });
  return (
    <Stack gap="x2">
      <Heading level={3} size="md">
        {t('reply.title')}
      </Heading>
      {kept.isRestored && <Banner onDismiss={kept.forget}>{t('kept')}</Banner>}
      <RefusalNotice form={form} error={refusalOf(create.error)} problem={<Problem error={create.error} />} />
      <Form onSubmit={submit} headingLevel={3}>
        {answering && (
          <Inline gap="x1">
            <Text size="sm">
              {t('reply.to')} <bdi>{answering.name}</bdi>
            </Text>
            <Button variant="quiet" size="small" onPress={() => answer(null)}>
              {t('reply.toPost')}
            </Button>
          </Inline>
        )}
        <FormField control={control} name="body">
          {(field) => (
            <TextArea {...field} label={t('reply.field')} isRequired rows={3} maxLength={communityLimits.reply} />
          )}
        </FormField>
        <HelpBeside text={words} isAsked={asksForHelp(create.error) || outcome?.crisisHelp === true} />
        <FormField control={control} name="isAnonymous">
          {(field) => (
            <Checkbox {...field} description={t('write.anonymousHelp')}>
              {t('write.anonymous')}
            </Checkbox>
          )}
        </FormField>
        <FormActions>
          <SubmitButton>{t('reply.send')}</SubmitButton>
        </FormActions>
      </Form>
      {outcome && (
        <Banner title={t('held.sent')}>{t(outcome.heldFor === 'CRISIS' ? 'held.CRISIS' : 'held.LINK')}</Banner>
      )}
    </Stack>
  );
}
