import type { ApiError } from '@sakina/platform/client';

/** Something that stands on the host’s calendar. */
export interface Conflict {
  title: string;
  startsAt: string;
  endsAt: string;
}

/** What a `CALENDAR_CONFLICT` names; none where its details have another shape. */
export function conflictsOf({ details }: Pick<ApiError, 'details'>): Conflict[] {
  if (typeof details !== 'object' || details === null) return [];
  const { conflicts } = details as { conflicts?: unknown };
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}

function isConflict(value: unknown): value is Conflict {
  if (typeof value !== 'object' || value === null) return false;
  const { title, startsAt, endsAt } = value as Partial<Record<keyof Conflict, unknown>>;
  return (
    typeof title === 'string' &&
    [startsAt, endsAt].every((instant) => typeof instant === 'string' && !Number.isNaN(Date.parse(instant)))
  );
}
