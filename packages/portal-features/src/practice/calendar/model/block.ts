import { isPlannable } from '@sakina/platform/format';

/** The fields of a block; days as `YYYY-MM-DD`, times as `HH:mm`, empty where nothing is chosen. */
export interface BlockFields {
  title: string;
  from: string;
  fromTime: string;
  to: string;
  toTime: string;
}

/** The longest block, as the server takes it. */
const LONGEST_DAYS = 31;

const DAY_MS = 86_400_000;

/** What is wrong with a field of a block. */
export type BlockProblem = 'noTitle' | 'noDate' | 'noTime' | 'order' | 'long' | 'overlap';

/**
 * What is wrong, by field.
 * @param span The two instants, or null while they are not complete.
 * @param isOverSession Whether sessions or groups stand there, which have to be moved first.
 */
export function blockProblems(
  fields: BlockFields,
  span: { start: string; end: string } | null,
  isOverSession: boolean,
): Partial<Record<keyof BlockFields, BlockProblem>> {
  const length = span ? Date.parse(span.end) - Date.parse(span.start) : null;
  return {
    ...(fields.title.trim() === '' ? { title: 'noTitle' as const } : {}),
    ...(!isPlannable(fields.from) ? { from: 'noDate' as const } : {}),
    ...(fields.fromTime === '' ? { fromTime: 'noTime' as const } : {}),
    ...(!isPlannable(fields.to) ? { to: 'noDate' as const } : {}),
    ...(fields.toTime === '' ? { toTime: 'noTime' as const } : {}),
    ...(length !== null && length > LONGEST_DAYS * DAY_MS ? { to: 'long' as const } : {}),
    ...(length !== null && length <= 0 ? { toTime: 'order' as const } : {}),
    ...(isOverSession ? { fromTime: 'overlap' as const } : {}),
  };
}
