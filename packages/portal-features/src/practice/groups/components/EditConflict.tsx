import type { HostedGroupSession } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { isMeetingField, useMeetingValues } from '../../../shared/meeting/index.ts';
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
  const format = useFormat();
  const meeting = useMeetingValues(timeZone);
  const nameOf = (field: keyof GroupFields) =>
    isMeetingField(field) ? meeting.nameOf(field) : t(`field.${field}` as 'field.capacity');
  const saidIn = (form: GroupFields, field: keyof GroupFields) => {
    if (isMeetingField(field)) return meeting.valueOf(form, field);
    if (field === 'capacity') return form.capacity === null ? '' : format.number(form.capacity);
    return form[field] && <span dir="auto">{form[field]}</span>;
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: nameOf(field),
        mine: saidIn(merged, field),
        theirs: saidIn(fieldsOf(theirs), field),
      }))}
    />
  );
}
