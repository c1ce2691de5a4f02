import { communityLimits } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { resolverOf, useUnsaved } from '../../../shared/form/index.ts';
import type { Unsaved } from '../../../shared/form/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { emptyReply, problemOf, readKeptReply } from '../model/writing.ts';
import type { Answered, ReplyWords } from '../model/writing.ts';

/** What is typed of a reply. */
type ReplyFields = Pick<ReplyWords, 'body' | 'isAnonymous'>;

export interface ReplyWork {
  form: UseFormReturn<ReplyFields>;
  /** What is typed. */
  words: string;
  /** The reply that it answers; null for the post. */
  answering: Answered | null;
  /** Chooses what it answers, and leads to the field. */
  answer: (to: Answered | null) => void;
  /** What is kept until it is sent; `forget` empties the form as well. */
  kept: Unsaved;
}

const START: ReplyFields = { body: emptyReply.body, isAnonymous: emptyReply.isAnonymous };

/** What is wrong with the text of a reply: it must be there, and no longer than a reply can be. */
export function useReplyProblem(): (body: string) => string | undefined {
  const t = useInsideText();
  const limit = communityLimits.reply;
  return (body) => {
    const problem = problemOf(body, limit, true);
    return problem === null ? undefined : t(`problem.${problem}`, { limit });
  };
}

/** A reply to a post as it is written, kept until it is sent (SEC-15). @param postId Names the draft. */
export function useReplyForm(postId: string): ReplyWork {
  const problemIn = useReplyProblem();
  const form = useForm<ReplyFields>({
    defaultValues: START,
    resolver: resolverOf(({ body }) => {
      const problem = problemIn(body);
      return [problem !== undefined && ['body', problem]];
    }),
  });
  const { body, isAnonymous } = useWatch({ control: form.control }) as ReplyFields;
  const [answering, setAnswering] = useState<Answered | null>(null);
  function fill({ answering: to, ...fields }: ReplyWords) {
    setAnswering(to);
    form.reset(fields);
  }
  const unsaved = useUnsaved<ReplyWords>(`community:reply:${postId}`, {
    value: useMemo(
      () => (body.trim() === '' ? null : { body, answering, isAnonymous }),
      [body, answering, isAnonymous],
    ),
    read: (kept) => {
      const found = readKeptReply(kept);
      return found === null || found.body.trim() === '' ? null : found;
    },
    restore: fill,
  });
  return {
    form,
    words: body,
    answering,
    answer: (to) => {
      setAnswering(to);
      // What was refused was refused of a reply to something else.
      form.clearErrors();
      form.setFocus('body');
    },
    kept: {
      ...unsaved,
      forget: () => {
        fill(emptyReply);
        unsaved.forget();
      },
    },
  };
}
