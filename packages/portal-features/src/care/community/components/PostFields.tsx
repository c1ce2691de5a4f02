import { Checkbox, CheckboxGroup, TextArea, TextField } from '@sakina/design-system';
import { communityLimits } from '@sakina/platform/contract';
import type { Speciality } from '@sakina/platform/contract';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import type { PostWords } from '../model/writing.ts';
import { useLabels } from './use-labels.ts';

export interface PostFieldsProps {
  form: UseFormReturn<PostWords>;
  /** What the circle is about, to choose from. */
  topics: readonly Speciality[];
  /** Whether it can be written without a name: only what is new. */
  isNew: boolean;
  /** Stands right under the text: crisis help. */
  beside: ReactNode;
}

/** The fields of a post. The first takes the focus, since someone has just asked to write. */
export function PostFields({ form, topics, isNew, beside }: PostFieldsProps) {
  const t = useInsideText();
  const labels = useLabels();
  const { control, setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={t('write.titleField')} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="body">
        {(field) => (
          <TextArea {...field} label={t('write.body')} isRequired rows={6} maxLength={communityLimits.body} />
        )}
      </FormField>
      {beside}
      <FormField control={control} name="contentWarning">
        {(field) => (
          <TextField {...field} label={t('write.warning')} description={t('write.warningHelp')} autoComplete="off" />
        )}
      </FormField>
      {topics.length > 1 && (
        <FormField control={control} name="topics">
          {({ value, onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              label={t('write.topics')}
              layout="inline"
              hasOptionalMark
              options={topics.map((id) => ({ id, label: labels.topic(id) }))}
              value={[...value]}
              onChange={(ids) =>
                onChange(topics.filter((topic) => ids.includes(topic)).slice(0, communityLimits.topics))
              }
            />
          )}
        </FormField>
      )}
      {isNew && (
        <FormField control={control} name="isAnonymous">
          {(field) => (
            <Checkbox {...field} description={t('write.anonymousHelp')}>
              {t('write.anonymous')}
            </Checkbox>
          )}
        </FormField>
      )}
    </>
  );
}
