import { Button, Select, Stack, Text } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { groupAttendance, setGroupAttendance } from '@sakina/platform/contract';
import type { GroupMemberRecord } from '@sakina/platform/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { wordsStyle } from '../../shared/words.styles.ts';
import { NoteDialog } from './late-dialogs.ts';

export interface MemberRecordProps {
  /** Id of the meeting. */
  groupId: string;
  /** The member with what is kept of them. */
  member: GroupMemberRecord;
  /** The names of the other participants. */
  others: readonly string[];
}

const Words = styled.p.attrs({ dir: 'auto' })`${wordsStyle}`;

/** One participant of a meeting: whether they came, saved as it is chosen, and the note of them. */
export function MemberRecord({ groupId, member, others }: MemberRecordProps) {
  const t = useGroupsText();
  const save = useAction(setGroupAttendance);
  const [isWriting, setWriting] = useState(false);
  const { id, displayName, attendance, note } = member;

  async function record(choice: string) {
    const chosen = groupAttendance.options.find((option) => option === choice) ?? null;
    if (chosen === attendance) return;
    try {
      await save.run({ params: { id: groupId }, body: { memberId: id, attendance: chosen } });
    } catch (error) {
      // Told of beneath the choice, which shows what is saved.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x1">
      <Select
        label={t('attendance.of', { name: displayName })}
        hasOptionalMark={false}
        anyLabel={t('attendance.none')}
        options={groupAttendance.options.map((option) => ({ id: option, label: t(`attendance.${option}`) }))}
        value={attendance ?? ''}
        onChange={(choice) => void record(choice)}
      />
      <ErrorNotice error={save.error} />
      {note !== null && <Words>{note}</Words>}
      {note === null && (
        <Text size="sm" tone="muted">
          {t('note.none')}
        </Text>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-label={t(note === null ? 'note.write.of' : 'note.change.of', { name: displayName })}
          onPress={() => setWriting(true)}
        >
          {t(note === null ? 'note.write' : 'note.change')}
        </Button>
      </div>
      <NoteDialog
        groupId={groupId}
        member={member}
        others={others}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
      />
    </Stack>
  );
}
