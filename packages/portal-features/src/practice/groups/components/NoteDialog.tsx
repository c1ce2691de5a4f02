import { Banner, Button, Dialog, Form, Stack, TextArea, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { getGroupRecord, meetingLimits, saveGroupNote } from '@sakina/platform/contract';
import type { GroupMemberRecord } from '@sakina/platform/contract';
import { useAction, useClient, useFormat } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
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
  const form = useForm({ defaultValues: { note: member.note ?? '' } });
  const { control } = form;
  // A change elsewhere must not slip under what is being typed: it is saved over what was opened, or over what was then
  // shown.
  const [version, setVersion] = useState(member.version);
  const [theirs, setTheirs] = useState<string | null>();
  const [unread, setUnread] = useState<ApiError>();
  const kept = useKeptForm(form, `group-note:${groupId}:${member.id}`, { version, noteSaved: setVersion });
  const typed = useWatch({ control, name: 'note' });
  const named = othersNamed(typed.trim(), member.displayName, others);

  async function readNewest(refusal: ApiError) {
    const { members } = await client.call(getGroupRecord, { params: { id: groupId } });
    const newest = members.find(({ id }) => id === member.id);
    // The participant is no longer in the group: there is no newer note to show.
    if (!newest) return setUnread(refusal);
    setTheirs(newest.note);
    setVersion(newest.version);
  }
  async function send({ note }: { note: string }) {
    setUnread(undefined);
    try {
      return await save.run({
        params: { id: groupId },
        body: { memberId: member.id, note: note.trim() || null, version },
      });
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT')) throw error;
      await readNewest(error).catch((failure: unknown) => {
        if (!isApiError(failure)) throw failure;
        setUnread(failure);
      });
      return false;
    }
  }
  const submit = useSubmit(form, {
    kept,
    send,
    onSent: () => {
      toast({ tone: 'success', title: t('note.saved', { name: member.displayName }) });
      onClose();
    },
  });
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
      <Form id={formId} onSubmit={submit}>
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.forget} />
          <RefusalNotice form={form} error={isApiError(save.error, 'VERSION_CONFLICT') ? unread : save.error} />
          {theirs !== undefined && (
            <Banner
              tone="warning"
              urgency="assertive"
              title={t('note.conflict')}
              actions={
                theirs !== null && (
                  <Button
                    size="small"
                    variant="secondary"
                    onPress={() => form.setValue('note', `${theirs}\n\n${typed}`)}
                  >
                    {t('note.both')}
                  </Button>
                )
              }
            >
              {theirs === null ? t('note.conflict.removed') : <bdi>{theirs}</bdi>}
            </Banner>
          )}
          <FormField
            control={control}
            name="note"
            rules={{
              validate: (note) =>
                note.trim().length <= meetingLimits.note ||
                t('problem.note', { max: format.number(meetingLimits.note) }),
            }}
          >
            {(field) => (
              <TextArea
                {...field}
                label={t('note.field')}
                description={t('note.help')}
                hasOptionalMark={false}
                rows={6}
                maxLength={meetingLimits.note}
              />
            )}
          </FormField>
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
