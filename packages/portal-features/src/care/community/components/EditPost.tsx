import { useAction, useOperation } from '@sakina/platform/react';
import { getCircle, getPost, listPosts, updatePost } from '@sakina/platform/contract';
import type { Post } from '@sakina/platform/contract';
import { useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { postBody, wordsIn, wordsOf } from '../model/writing.ts';
import { EditForm } from './EditForm.tsx';
import { PostFields } from './PostFields.tsx';
import { useChange } from './use-change.ts';
import { showRefusals } from '../../../shared/form/index.ts';
import { usePostForm } from './use-post-form.ts';

export interface EditPostProps {
  /** The post that it is about. */
  post: Post;
  /** Place of the heading of crisis help in the outline of the page. */
  titleLevel: 2 | 3;
  /** Called when it is to close. */
  onClose: () => void;
}

const reads = [getPost, listPosts];

/** Changes an own post in its place. */
export function EditPost({ post, titleLevel, onClose }: EditPostProps) {
  const t = useInsideText();
  const update = useAction(updatePost);
  const { error } = update;
  const [opened] = useState(post);
  const { form, words, kept } = usePostForm(`community:edit:${post.id}`, wordsOf(opened));
  const change = useChange({
    version: post.version,
    reads,
    error,
    kept,
    onClose,
    send: async (version) => {
      try {
        await update.run({ params: { id: post.id }, body: { ...postBody(form.getValues()), version } });
      } catch (refusal) {
        showRefusals(refusal, form);
        throw refusal;
      }
    },
  });
  const circle = useOperation(getCircle, post.circleId === null ? null : { params: { id: post.circleId } });
  const topics = [...new Set([...(circle.data?.topics ?? []), ...opened.topics])];
  return (
    <EditForm
      label={t('edit.post')}
      change={change}
      kept={kept}
      error={error}
      standing={[post.title, post.body].filter(Boolean).join('\n\n')}
      onSubmit={form.handleSubmit(change.save)}
    >
      <PostFields
        form={form}
        topics={topics}
        isNew={false}
        beside={<HelpBeside text={wordsIn(words)} isAsked={asksForHelp(error)} titleLevel={titleLevel} />}
      />
    </EditForm>
  );
}
