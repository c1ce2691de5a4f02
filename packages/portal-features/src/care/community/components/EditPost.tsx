import { useAction, useOperation } from '@sakina/platform/react';
import { getCircle, getPost, listPosts, updatePost } from '@sakina/platform/contract';
import type { Post } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { asksForHelp } from '../model/failure.ts';
import { isSamePost, postBody, readKeptPost, wordsOf } from '../model/writing.ts';
import type { PostWords } from '../model/writing.ts';
import { EditForm } from './EditForm.tsx';
import { PostFields } from './PostFields.tsx';
import { useChange } from './use-change.ts';
import { useKept } from '../../../shared/form/index.ts';
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
  const options = useMemo(() => {
    const start = wordsOf(opened);
    return { start, isBlank: (words: PostWords) => isSamePost(words, start), read: readKeptPost };
  }, [opened]);
  const kept = useKept(`community:edit:${post.id}`, options);
  const form = usePostForm(kept.value, error);
  const change = useChange({
    version: post.version,
    reads,
    error,
    kept,
    onClose,
    send: (version) => update.run({ params: { id: post.id }, body: { ...postBody(kept.value), version } }),
  });
  const circle = useOperation(getCircle, post.circleId === null ? null : { params: { id: post.circleId } });
  const topics = [...new Set([...(circle.data?.topics ?? []), ...opened.topics])];
  const { title, body, contentWarning } = kept.value;
  return (
    <EditForm
      label={t('edit.post')}
      change={change}
      kept={kept}
      error={error}
      standing={[post.title, post.body].filter(Boolean).join('\n\n')}
      problems={form.problems}
      onSubmit={async () => {
        if (form.check()) await change.save();
      }}
    >
      <PostFields
        words={kept.value}
        onChange={kept.set}
        messages={form.messages}
        topics={topics}
        isNew={false}
        beside={
          <HelpBeside
            text={`${title}\n${body}\n${contentWarning}`}
            isAsked={asksForHelp(error)}
            titleLevel={titleLevel}
          />
        }
      />
    </EditForm>
  );
}
