import type { Appointment, SeriesScope } from '@sakina/platform/contract';

/** Which sessions a change is about: the one that was chosen, or more of its series. */
export const SCOPES = ['ONE', 'FOLLOWING', 'ALL'] as const satisfies readonly ('ONE' | SeriesScope)[];
export type Scope = (typeof SCOPES)[number];

/** Whether a change of a session may be about others too. */
export const isInSeries = ({ series }: Pick<Appointment, 'series'>): boolean => series !== undefined && series.size > 1;
