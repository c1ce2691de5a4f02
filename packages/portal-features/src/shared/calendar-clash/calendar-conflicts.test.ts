import { describe, expect, test } from 'vitest';
import { conflictsOf } from './calendar-conflicts.ts';

const paperwork = { title: 'Paperwork', startsAt: '2026-12-02T13:00:00Z', endsAt: '2026-12-02T14:00:00Z' };

describe('what stands on the calendar [CALL-46]', () => {
  test.each<[string, unknown, unknown[]]>([
    ['is read from the answer', { conflicts: [paperwork] }, [paperwork]],
    ['leaves out what has no time', { conflicts: [{ title: 'Paperwork' }, paperwork, null] }, [paperwork]],
    ['is nothing where the answer says nothing', undefined, []],
    ['is nothing where the answer has another shape', { conflicts: 'many' }, []],
  ])('%s', (_, details, expected) => {
    expect(conflictsOf({ details })).toEqual(expected);
  });
});
