import { Banner, Button, Form, FormActions, Stack, SubmitButton, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getPost, listPosts } from '@sakina/platform/contract';
import type { Post } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useCircle } from '../api/use-circle.ts';
import { useUpdatePost } from '../api/use-update-post.ts';
import { useCommunityText } from '../messages/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { isSamePost, postBody, readKeptPost, wordsOf } from '../model/writing.ts';
import type { PostWords } from '../model/writing.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { HelpBeside } from './HelpBeside.tsx';
import { PostFields } from './PostFields.tsx';
import { Problem } from './Problem.tsx';
import { useKept } from './use-kept.ts';
import { usePostForm } from './use-post-form.ts';

export interface EditPostProps {
  post: Post;
  /** Place of the heading of crisis help in the outline of the page. */
  titleLevel: 2 | 3;
  onClose: () => void;
}

/** Changes an own post in its place. Another window's change is shown before it is written over. */
export function EditPost({ post, titleLevel, onClose }: EditPostProps) {
  const t = useCommunityText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const update = useUpdatePost();
  // As it stood when the change began; what others see meanwhile may be newer.
  const [opened] = useState(post);
  const options = useMemo(() => {
    const start = wordsOf(opened);
    return { start, isBlank: (words: PostWords) => isSamePost(words, start), read: readKeptPost };
  }, [opened]);
  const kept = useKept(`community:edit:${post.id}`, options);
  const form = usePostForm(kept.value, update.error);
  const [isOverwriting, setOverwriting] = useState(false);
  const circle = useCircle(post.circleId);
  const topics = [...new Set([...(circle.data?.topics ?? []), ...opened.topics])];
  const { title, body, contentWarning } = kept.value;

  async function save() {
    if (!form.check()) return;
    try {
      await update.run({ params: { id: post.id }, body: { ...postBody(kept.value), version: isOverwriting ? post.version : opened.version } });
      toast({ tone: 'success', title: t('edit.done') });
      await kept.clear();
      onClose();
    } catch (error) {
      // Told of above the form, which stays with what was typed.
      if (!isApiError(error)) throw error;
      if (error.code !== 'VERSION_CONFLICT') return;
      await invalidate(getPost, listPosts);
      setOverwriting(true);
    }
  }
  return (
    <Stack gap="x2">
      {isOverwriting && isApiError(update.error, 'VERSION_CONFLICT') ? <ChangedMeanwhile text={[post.title, post.body].filter(Boolean).join('\n\n')} /> : <Problem error={update.error} />}
      {kept.isRestored && <Banner onDismiss={() => void kept.clear()}>{t('kept')}</Banner>}
      <Form onSubmit={save} errors={form.problems} errorFocus="field" aria-label={t('edit.post')}>
        <PostFields
          words={kept.value}
          onChange={kept.set}
          messages={form.messages}
          topics={topics}
          isNew={false}
          beside={<HelpBeside text={`${title}\n${body}\n${contentWarning}`} isAsked={asksForHelp(update.error)} titleLevel={titleLevel} />}
        />
        <FormActions>
          <SubmitButton variant="primary">{t('edit.save')}</SubmitButton>
          <Button variant="quiet" onPress={() => void kept.clear().then(onClose)}>{t('edit.cancel')}</Button>
        </FormActions>
      </Form>
    </Stack>
  );
}
