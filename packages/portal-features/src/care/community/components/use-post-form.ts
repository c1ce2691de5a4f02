import { communityLimits } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { resolverOf, useUnsaved } from '../../../shared/form/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { isSamePost, postProblems, readKeptPost } from '../model/writing.ts';
import type { PostWords } from '../model/writing.ts';

const FIELDS = ['title', 'body', 'contentWarning'] as const;

/**
 * The form of a post, what is typed in it, and the draft of that, kept until it is sent (SEC-15).
 * @param record Names the draft.
 * @param start What the form shows while nothing is typed.
 */
export function usePostForm(record: string, start: PostWords) {
  const t = useInsideText();
  const form = useForm<PostWords>({
    defaultValues: start,
    resolver: resolverOf((words) => {
      const problems = postProblems(words);
      return FIELDS.map((field) => {
        const problem = problems[field];
        return problem && [field, t(`problem.${problem}`, { limit: communityLimits[field] })];
      });
    }),
  });
  const words = useWatch({ control: form.control }) as PostWords;
  const isChanged = !isSamePost(words, start);
  const { isRestored, isFailing, forget } = useUnsaved<PostWords>(record, {
    value: useMemo(() => (isChanged ? words : null), [isChanged, words]),
    read: (kept) => {
      const found = readKeptPost(kept);
      return found === null || isSamePost(found, start) ? null : found;
    },
    restore: (found) => form.reset(found),
  });
  function clear() {
    form.reset(start);
    forget();
  }
  return { form, words, kept: { isRestored, isFailing, clear, forget: clear } };
}
