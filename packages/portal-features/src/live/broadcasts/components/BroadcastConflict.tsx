import type { Broadcast } from '@sakina/platform/contract';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';

export interface BroadcastConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<Broadcast, BroadcastFields>;
  /** The host’s zone. */
  timeZone: string;
}

/** Asks about the fields of a broadcast that two windows changed, in words. */
export function BroadcastConflict({ conflict: { merged, theirs, fields }, timeZone, ...rest }: BroadcastConflictProps) {
  const t = useBroadcastsText();
  const shared = useSharedText();
  const format = useFormat();
  const saidIn = (form: BroadcastFields, field: keyof BroadcastFields) => {
    const startsAt = plannedInstant(form, timeZone);
    switch (field) {
      case 'date':
        return form.date && format.date(form.date);
      case 'time':
        return startsAt ? format.time(startsAt, timeZone) : form.time;
      case 'minutes':
        return form.minutes === null ? '' : shared('minutes', { count: form.minutes });
      case 'language':
        return form.language && format.language(form.language);
      case 'title':
      case 'description':
        return form[field] && <span dir="auto">{form[field]}</span>;
    }
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: t(`field.${field}`),
        mine: saidIn(merged, field),
        theirs: saidIn(fieldsOf(theirs, timeZone), field),
      }))}
    />
  );
}
