import type { FieldProblem } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { communityLimits } from '@sakina/platform/contract';
import { useState } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import { postProblems } from '../model/writing.ts';
import type { PostWords } from '../model/writing.ts';

const FIELDS = ['title', 'body', 'contentWarning'] as const;
type Field = (typeof FIELDS)[number];

export interface PostForm {
  /** What is wrong, field by field, in words. */
  messages: Partial<Record<Field, string>>;
  /** The same in the order of the form. */
  problems: FieldProblem[];
  /** Looks at everything before it is sent, and from then on while it is mended. Returns whether all is right. */
  check: () => boolean;
}

/**
 * What is wrong with a post as it is being written: by our own look after the first attempt, and by the server’s.
 * @param error Why the last attempt failed, if it did.
 */
export function usePostForm(words: PostWords, error: unknown): PostForm {
  const t = useInsideText();
  const [isChecked, setChecked] = useState(false);
  const own = postProblems(words);
  const refused = fieldProblems(error);
  const messages: PostForm['messages'] = {};
  for (const field of FIELDS) {
    const problem = isChecked ? own[field] : undefined;
    if (problem !== undefined) messages[field] = t(`problem.${problem}`, { limit: communityLimits[field] });
    else if (refused[field] !== undefined) messages[field] = t('problem.refused');
  }
  return {
    messages,
    problems: FIELDS.flatMap((name) => {
      const message = messages[name];
      return message === undefined ? [] : [{ name, message }];
    }),
    check: () => {
      setChecked(true);
      return Object.keys(own).length === 0;
    },
  };
}
