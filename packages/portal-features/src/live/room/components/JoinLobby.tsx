import { Button, FormActions, Heading, LineBreaks, Stack, Text, TextField, theme } from '@sakina/design-system';
import { roomLimits } from '@sakina/platform/contract';
import type { enterRoom, Room } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { WaysIn } from '../stage/late.tsx';
import { Calm } from './Calm.tsx';
import { EnterRefusal } from './EnterRefusal.tsx';

export interface JoinLobbyProps {
  /** The room as it was last read. */
  room: Room;
  /** Name of the person signed in; null for a guest, who is asked for one. */
  signedInAs: string | null;
  enter: Action<typeof enterRoom>;
  /** Told who the caller is in the room, once inside. */
  onEntered: (participantId: string) => void;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  inline-size: 100%;
`;

/** The door: whose session this is and when, and as whom one enters. */
export function JoinLobby({ room, signedInAs, enter, onEntered }: JoinLobbyProps) {
  const t = useSessionText();
  const format = useFormat();
  // In a group the others are strangers: a member chooses what they are called there.
  const choosesName = signedInAs === null || room.kind === 'GROUP';
  const { control, handleSubmit } = useForm({ defaultValues: { name: signedInAs ?? '' } });

  async function submit({ name }: { name: string }) {
    try {
      const { participantId } = await enter.run({
        params: { roomName: room.roomName },
        body: choosesName ? { displayName: name.trim() } : {},
      });
      onEntered(participantId);
    } catch {
      // Shown from `enter.error`; the name stays.
    }
  }

  return (
    <Calm illustration="dawn">
      <Form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="x1">
          <Heading level={1}>{room.title ?? t('join.title', { provider: room.providerName })}</Heading>
          {room.title !== null && <Text>{t('join.host', { provider: room.providerName })}</Text>}
          <Text>
            <LineBreaks>
              {t('join.when', {
                day: format.relativeDay(room.startsAt),
                time: format.timeRange(room.startsAt, room.endsAt),
                zone: format.zone(format.timeZone, room.startsAt),
              })}
            </LineBreaks>
          </Text>
          {room.privacy === 'PRIVATE' && <Text>{t('join.private')}</Text>}
          <WaysIn room={room} />
        </Stack>
        <EnterRefusal error={enter.error} />
        {choosesName ? (
          <FormField
            control={control}
            name="name"
            rules={{
              validate: (value) =>
                value.trim() === ''
                  ? t('join.name.missing')
                  : value.trim().length <= roomLimits.name || t('join.name.tooLong', { limit: roomLimits.name }),
            }}
          >
            {(field) => (
              <TextField
                {...field}
                label={t(signedInAs === null ? 'join.name' : 'join.groupName')}
                description={t(signedInAs === null ? 'join.name.description' : 'join.groupName.description')}
                autoComplete={signedInAs === null ? 'name' : 'nickname'}
                isRequired
              />
            )}
          </FormField>
        ) : (
          <Text>{t('join.as', { name: signedInAs })}</Text>
        )}
        <FormActions>
          <Button type="submit" variant="action" isPending={enter.isRunning}>
            {t('join.enter')}
          </Button>
        </FormActions>
      </Form>
    </Calm>
  );
}
