import { crowdAround } from '../../crowd/crowd.ts';
import type { Crowd } from '../../crowd/crowd.ts';
import type { Tables } from '../../store/table.ts';

/** The crowd of a server. What of it is asked for is made then, and nothing before. */
export function crowdOf(tables: Tables): Crowd {
  return crowdAround(seededAt(tables));
}

/** The moment around which the server's first state was laid. */
export function seededAt(tables: Tables): Date {
  const origin = tables.crowdOrigins.get('crowd');
  if (!origin) throw new Error('The seed of the admin area says around which moment the crowd is laid');
  return new Date(origin.at);
}
