import { Banner, Button, Dialog, Form, Stack, TextArea, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getGroupRecord, saveGroupNote } from '@sakina/platform/contract';
import type { GroupMemberRecord } from '@sakina/platform/contract';
import { useAction, useClient, useFormat } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { othersNamed } from '../model/others-named.ts';

export interface NoteDialogProps {
  /** Id of the meeting. */
  groupId: string;
  /** The member with what is kept of them. */
  member: GroupMemberRecord;
  /** The names of the other participants. */
  others: readonly string[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

const NOTE_MAX = 4000;

/** Writes the note of one participant: from what is saved, or from what was left unsaved. */
export function NoteDialog(props: NoteDialogProps) {
  return props.isOpen ? <NoteForm {...props} /> : null;
}

function NoteForm({ groupId, member, others, onClose }: NoteDialogProps) {
  const t = useGroupsText();
  const format = useFormat();
  const toast = useToast();
  const client = useClient();
  const formId = useId();
  const save = useAction(saveGroupNote);
  const [text, setText] = useState(member.note ?? '');
  // A change elsewhere must not slip under what is being typed: it is saved over what was opened, or over what was then
  // shown.
  const [version, setVersion] = useState(member.version);
  const [theirs, setTheirs] = useState<string | null>();
  const [start] = useState({ text: member.note ?? '' });
  const unsaved = useKeptFields(
    `group-note:${groupId}:${member.id}`,
    keepable({ text }, start, (fields) => setText(fields.text)),
    { version, noteSaved: setVersion },
  );
  const words = text.trim();
  const named = othersNamed(words, member.displayName, others);
  const message = words.length > NOTE_MAX ? t('problem.note', { max: format.number(NOTE_MAX) }) : undefined;

  async function submit() {
    if (message !== undefined) return;
    try {
      await save.run({
        params: { id: groupId },
        body: { memberId: member.id, note: words === '' ? null : words, version },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t('note.saved', { name: member.displayName }) });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isApiError(error, 'VERSION_CONFLICT')) return;
      const { members } = await client.call(getGroupRecord, { params: { id: groupId } });
      const newest = members.find(({ id }) => id === member.id);
      if (!newest) return;
      setTheirs(newest.note);
      setVersion(newest.version);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable={false}
      title={t('note.title', { name: member.displayName })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={save.isRunning}>
            {t(theirs === undefined ? 'note.save' : 'note.replace')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={message === undefined ? [] : [{ name: 'note', message }]}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => setText(start.text)} />
          {!isApiError(save.error, 'VERSION_CONFLICT') && <ErrorNotice error={save.error} />}
          {theirs !== undefined && (
            <Banner
              tone="warning"
              urgency="assertive"
              title={t('note.conflict')}
              actions={
                theirs !== null && (
                  <Button size="small" variant="secondary" onPress={() => setText(`${theirs}\n\n${text}`)}>
                    {t('note.both')}
                  </Button>
                )
              }
            >
              {theirs === null ? t('note.conflict.removed') : <bdi>{theirs}</bdi>}
            </Banner>
          )}
          <TextArea
            label={t('note.field')}
            description={t('note.help')}
            name="note"
            hasOptionalMark={false}
            rows={6}
            maxLength={NOTE_MAX}
            value={text}
            onChange={setText}
            errorMessage={message}
          />
          {named.length > 0 && (
            <Banner tone="warning" title={t('note.named', { names: format.list(named) })}>
              {t('note.named.body')}
            </Banner>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
