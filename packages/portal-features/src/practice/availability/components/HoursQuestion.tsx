import { FieldConflict } from '../../../shared/form/index.ts';
import type { FieldConflictProps } from '../../../shared/form/index.ts';
import type { HoursDraft } from '../model/draft.ts';
import { partsNamed } from '../model/parts.ts';
import { usePartWords } from './use-part-words.ts';

export interface HoursQuestionProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  /** The names of the entries that both windows changed. */
  names: readonly string[];
  /** The hours as they are typed here. */
  mine: HoursDraft;
  /** The hours as someone else saved them. */
  theirs: HoursDraft;
}

/** Asks about the parts of the hours that two windows changed, in words. */
export function HoursQuestion({ names, mine, theirs, ...rest }: HoursQuestionProps) {
  const words = usePartWords();
  return (
    <FieldConflict
      {...rest}
      fields={partsNamed(names).map((part) => ({
        id: part.id === 'day' ? `day ${part.day}` : part.id,
        term: words.nameOf(part),
        mine: words.saidIn(mine, part),
        theirs: words.saidIn(theirs, part),
      }))}
    />
  );
}
