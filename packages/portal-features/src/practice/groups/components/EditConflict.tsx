import type { HostedGroupSession } from '@sakina/platform/contract';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { fieldsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';

export interface EditConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<HostedGroupSession, GroupFields>;
  /** The host’s zone. */
  timeZone: string;
}

/** Asks about the fields of a meeting that two windows changed, in words. */
export function EditConflict({ conflict: { merged, theirs, fields }, timeZone, ...rest }: EditConflictProps) {
  const t = useGroupsText();
  const shared = useSharedText();
  const format = useFormat();
  const saidIn = (form: GroupFields, field: keyof GroupFields) => {
    const startsAt = plannedInstant(form, timeZone);
    switch (field) {
      case 'date':
        return form.date && format.date(form.date);
      case 'time':
        return startsAt ? format.time(startsAt, timeZone) : form.time;
      case 'minutes':
        return form.minutes === null ? '' : shared('minutes', { count: form.minutes });
      case 'capacity':
        return form.capacity === null ? '' : format.number(form.capacity);
      case 'title':
      case 'topic':
      case 'description':
      case 'language':
      case 'audience':
      case 'price':
      case 'repeat':
      case 'occurrences':
        return form[field] && <span dir="auto">{form[field]}</span>;
    }
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: t(`field.${field}` as 'field.title'),
        mine: saidIn(merged, field),
        theirs: saidIn(fieldsOf(theirs), field),
      }))}
    />
  );
}
