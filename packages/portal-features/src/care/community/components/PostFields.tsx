import { Checkbox, CheckboxGroup, TextArea, TextField } from '@sakina/design-system';
import { communityLimits } from '@sakina/platform/contract';
import type { Speciality } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import type { PostWords } from '../model/writing.ts';
import type { PostForm } from './use-post-form.ts';
import { useLabels } from './use-labels.ts';

export interface PostFieldsProps {
  /** What is typed. */
  words: PostWords;
  /** Takes what is typed: a new object. */
  onChange: (next: PostWords) => void;
  /** What is wrong, field by field. */
  messages: PostForm['messages'];
  /** What the circle is about, to choose from. */
  topics: readonly Speciality[];
  /** Whether it can be written without a name: only what is new. */
  isNew: boolean;
  /** Stands right under the text: crisis help. */
  beside: ReactNode;
}

/** The fields of a post. The first takes the focus, since someone has just asked to write. */
export function PostFields({ words, onChange, messages, topics, isNew, beside }: PostFieldsProps) {
  const t = useInsideText();
  const labels = useLabels();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    queueMicrotask(() => first.current?.focus());
  }, []);
  return (
    <>
      <TextField
        ref={first}
        name="title"
        label={t('write.titleField')}
        value={words.title}
        onChange={(title) => onChange({ ...words, title })}
        autoComplete="off"
        errorMessage={messages.title}
      />
      <TextArea
        name="body"
        label={t('write.body')}
        isRequired
        rows={6}
        maxLength={communityLimits.body}
        value={words.body}
        onChange={(body) => onChange({ ...words, body })}
        errorMessage={messages.body}
      />
      {beside}
      <TextField
        name="contentWarning"
        label={t('write.warning')}
        description={t('write.warningHelp')}
        value={words.contentWarning}
        onChange={(contentWarning) => onChange({ ...words, contentWarning })}
        autoComplete="off"
        errorMessage={messages.contentWarning}
      />
      {topics.length > 1 && (
        <CheckboxGroup
          label={t('write.topics')}
          layout="inline"
          hasOptionalMark
          options={topics.map((id) => ({ id, label: labels.topic(id) }))}
          value={[...words.topics]}
          onChange={(ids) =>
            onChange({
              ...words,
              topics: topics.filter((topic) => ids.includes(topic)).slice(0, communityLimits.topics),
            })
          }
        />
      )}
      {isNew && (
        <Checkbox
          value={words.isAnonymous}
          onChange={(isAnonymous) => onChange({ ...words, isAnonymous })}
          description={t('write.anonymousHelp')}
        >
          {t('write.anonymous')}
        </Checkbox>
      )}
    </>
  );
}
