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
import type { RefObject } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { problemOf } from '../model/writing.ts';
import type { ReplyWords } from '../model/writing.ts';
import { Problem } from './Problem.tsx';
import type { Kept } from '../../../shared/form/index.ts';

export interface ReplyFormProps {
  /** The post that it is about. */
  post: Post;
  /** What is typed; it is kept outside, since a reply can be chosen to be answered. */
  kept: Kept<ReplyWords>;
  /** The field, so that choosing a reply leads to it. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told of what was sent. */
  onSent: (reply: Reply) => void;
}

interface Outcome {
  heldFor: HeldReason | null;
  crisisHelp: boolean;
}

/** Replies to a post, or to one of its replies. What is typed is kept until it is sent. */
export function ReplyForm({ post, kept, field, onSent }: ReplyFormProps) {
  const t = useInsideText();
  const toast = useToast();
  const create = useAction(createReply);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { value, set } = kept;
  const limit = communityLimits.reply;
  const problem = problemOf(value.body, limit, true);
  const refused = fieldProblems(create.error);
  const message =
    isChecked && problem !== null
      ? t(`problem.${problem}`, { limit })
      : refused['parentId'] !== undefined
        ? t('reply.parentGone')
        : refused['body'];

  async function send() {
    setChecked(true);
    setOutcome(null);
    if (problem !== null) return;
    try {
      const { reply, crisisHelp } = await create.run({
        params: { id: post.id },
        body: { body: value.body.trim(), parentId: value.answering?.id ?? null, isAnonymous: value.isAnonymous },
      });
      onSent(reply);
      setChecked(false);
      kept.clear();
      if (reply.status === 'PUBLISHED') toast({ tone: 'success', title: t('reply.done') });
      else setOutcome({ heldFor: reply.heldFor, crisisHelp });
    } catch (error) {
      // Told of above the form, which stays with what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x2">
      <Heading level={3} size="md">
        {t('reply.title')}
      </Heading>
      {kept.isRestored && <Banner onDismiss={kept.clear}>{t('kept')}</Banner>}
      <Problem error={create.error} />
      <Form
        onSubmit={send}
        errors={message === undefined ? [] : [{ name: 'reply', message }]}
        errorFocus="field"
        headingLevel={3}
      >
        {value.answering && (
          <Inline gap="x1">
            <Text size="sm">
              {t('reply.to')} <bdi>{value.answering.name}</bdi>
            </Text>
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                set({ ...value, answering: null });
                field.current?.focus();
              }}
            >
              {t('reply.toPost')}
            </Button>
          </Inline>
        )}
        <TextArea
          ref={field}
          name="reply"
          label={t('reply.field')}
          isRequired
          rows={3}
          maxLength={limit}
          value={value.body}
          onChange={(body) => set({ ...value, body })}
          errorMessage={message}
        />
        <HelpBeside text={value.body} isAsked={asksForHelp(create.error) || outcome?.crisisHelp === true} />
        <Checkbox
          value={value.isAnonymous}
          onChange={(isAnonymous) => set({ ...value, isAnonymous })}
          description={t('write.anonymousHelp')}
        >
          {t('write.anonymous')}
        </Checkbox>
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
