import { getGroupRecord, saveGroupNote, setGroupAttendance } from '@sakina/platform/contract';
import type { GroupRecord, UserId } from '@sakina/platform/contract';
import { memberRowId } from '../../rules/group-sessions.ts';
import type { Tables } from '../../store/table.ts';
import type { GroupMemberRow, GroupSessionRow } from '../../store/tables/practice.ts';
import { ApiFailure, invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { hostedBy } from './group-hosting.ts';

/** What is kept of a participant, or an empty row. */
function memberRow(tables: Tables, groupId: GroupSessionRow['id'], userId: UserId): GroupMemberRow {
  const id = memberRowId(groupId, userId);
  return tables.groupMembers.get(id) ?? { id, groupId, userId, attendance: null, note: null, version: 0 };
}

function recordOf(tables: Tables, { id: groupId, participants }: GroupSessionRow): GroupRecord {
  return {
    groupId,
    members: participants.map(({ id, displayName }) => {
      const { attendance, note, version } = memberRow(tables, groupId, id);
      return { id, displayName, attendance, note, version };
    }),
  };
}

/** The row of someone with a seat in a meeting that has begun. @throws ApiFailure 409 or 422 */
function heldMember(tables: Tables, row: GroupSessionRow, memberId: UserId, now: Date): GroupMemberRow {
  const isAhead = row.status === 'SCHEDULED' && Date.parse(row.startsAt) > now.getTime();
  if (isAhead || row.status === 'CANCELLED')
    throw new ApiFailure(409, 'GROUP_NOT_HELD', 'This meeting has not begun yet, or was canceled.');
  if (!row.participants.some(({ id }) => id === memberId))
    throw invalid({ memberId: 'This person has no seat in the meeting.' });
  return memberRow(tables, row.id, memberId);
}

export const getGroupRecordHandler = defineHandler(getGroupRecord, (context) =>
  recordOf(context.tables, hostedBy(context, context.params.id)),
);

export const setGroupAttendanceHandler = defineHandler(setGroupAttendance, (context) => {
  const { tables, body, now } = context;
  const row = hostedBy(context, context.params.id);
  tables.groupMembers.put({ ...heldMember(tables, row, body.memberId, now), attendance: body.attendance });
  return recordOf(tables, row);
});

export const saveGroupNoteHandler = defineHandler(saveGroupNote, (context) => {
  const { tables, body, now } = context;
  const row = hostedBy(context, context.params.id);
  const member = heldMember(tables, row, body.memberId, now);
  if (body.version !== member.version)
    throw versionConflict('This note was changed in another window. Read it again before you save.', {
      version: member.version,
    });
  tables.groupMembers.put({ ...member, note: body.note, version: member.version + 1 });
  return recordOf(tables, row);
});
