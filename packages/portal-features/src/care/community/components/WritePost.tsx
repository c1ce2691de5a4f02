import {
  Accordion,
  Banner,
  Button,
  Form,
  FormActions,
  Heading,
  Section,
  Stack,
  SubmitButton,
  useToast,
} from '@sakina/design-system';
import { createPost, listPosts } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Circle, Post } from '@sakina/platform/contract';
import { useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { emptyPost, postBody, wordsIn } from '../model/writing.ts';
import type { PostWords } from '../model/writing.ts';
import { Guidelines } from './Guidelines.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import { PostFields } from './PostFields.tsx';
import { Problem } from './Problem.tsx';
import { usePlace } from './place.ts';
import { RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { usePostForm } from './use-post-form.ts';

export interface WritePostProps {
  /** The circle that it is about. */
  circle: Circle;
  /** Closes the form; what was typed stays kept. */
  onClose: () => void;
}

/**
 * Writes to a circle. Before someone's first post its guidelines stand above; what is typed is kept until it is sent.
 */
export function WritePost({ circle, onClose }: WritePostProps) {
  const t = useInsideText();
  const toast = useToast();
  const { change } = usePlace();
  const create = useAction(createPost);
  const { form, words, kept } = usePostForm(`community:post:${circle.id}`, emptyPost);
  const [held, setHeld] = useState<{ post: Post; crisisHelp: boolean } | null>(null);
  const submit = useSubmit<PostWords, { post: Post; crisisHelp: boolean }>(form, {
    kept,
    send: (typed) => create.run({ body: { circleId: circle.id, ...postBody(typed), isAnonymous: typed.isAnonymous } }),
    onSent: (answer) => {
      if (answer.post.status === 'PUBLISHED') {
        toast({ tone: 'success', title: t('write.done') });
        change({ post: answer.post.id });
      } else setHeld(answer);
    },
  });
  if (held) return <HeldNotice heldFor={held.post.heldFor} isHelpAsked={held.crisisHelp} onClose={onClose} />;
  return (
    <Section title={t('write.title', { name: circle.name })}>
      <Stack gap="x3">
        <Rules circle={circle} />
        {kept.isRestored && <Banner onDismiss={kept.clear}>{t('kept')}</Banner>}
        <RefusalNotice form={form} error={create.error} problem={<Problem error={create.error} />} />
        <Form onSubmit={submit}>
          <PostFields
            form={form}
            topics={circle.topics}
            isNew
            beside={<HelpBeside text={wordsIn(words)} isAsked={asksForHelp(create.error)} />}
          />
          <FormActions isSticky>
            <Button variant="quiet" onPress={onClose}>
              {t('write.close')}
            </Button>
            <SubmitButton>{t('write.send')}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Section>
  );
}

/** The guidelines of the circle: open before the first post, then at hand. */
function Rules({ circle }: { circle: Circle }) {
  const t = useInsideText();
  const own = useOperation(listPosts, { query: { circleId: circle.id, scope: 'OWN', limit: 1 } });
  if (own.data === undefined) return null;
  if (own.data.total > 0)
    return (
      <Accordion
        items={[{ id: 'guidelines', title: t('guidelines.title'), content: <Guidelines circle={circle} /> }]}
      />
    );
  return (
    <Stack gap="x1">
      <Heading level={3} size="md">
        {t('guidelines.first')}
      </Heading>
      <Guidelines circle={circle} />
    </Stack>
  );
}
