import { TextArea, TextField } from '@sakina/design-system';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS } from '../model/group-fields.ts';
import type { GroupForm } from './use-group-form.ts';

/** What a group is called and what it is, as those who may join read it. */
export function AboutFields({ form: { fields, set, errorOf } }: { form: GroupForm }) {
  const t = useGroupsText();
  return (
    <>
      <TextField
        label={t('field.title')}
        name="title"
        isRequired
        autoComplete="off"
        value={fields.title}
        onChange={set('title')}
        errorMessage={errorOf('title')}
      />
      <TextArea
        label={t('field.description')}
        description={t('field.description.help')}
        name="description"
        isRequired
        maxLength={LIMITS.description}
        value={fields.description}
        onChange={set('description')}
        errorMessage={errorOf('description')}
      />
    </>
  );
}
