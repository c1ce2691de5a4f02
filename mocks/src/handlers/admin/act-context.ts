import type { Tables } from '../../store/table.ts';
import type { Caller } from '../caller.ts';

/** What an act of the administration works with: the rows, who acts, and when. */
export interface ActContext {
  tables: Tables;
  user: Caller;
  now: Date;
}
