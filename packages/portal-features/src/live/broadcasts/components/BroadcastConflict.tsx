import type { Broadcast } from '@sakina/platform/contract';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useMeetingValues } from '../../../shared/meeting/index.ts';
import { fieldsOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';

export interface BroadcastConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<Broadcast, BroadcastFields>;
  /** The host’s zone. */
  timeZone: string;
}

/** Asks about the fields of a broadcast that two windows changed, in words. */
export function BroadcastConflict({ conflict: { merged, theirs, fields }, timeZone, ...rest }: BroadcastConflictProps) {
  const { nameOf, valueOf } = useMeetingValues(timeZone);
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: nameOf(field),
        mine: valueOf(merged, field),
        theirs: valueOf(fieldsOf(theirs, timeZone), field),
      }))}
    />
  );
}
