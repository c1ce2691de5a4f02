import { Banner, Button, Checkbox, Dialog, Stack, Text, useToast } from '@sakina/design-system';
import { joinGroupSession } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { GroupSession } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/groups/index.ts';
import { groupPlace } from '../model/group-place.ts';
import { usePlace } from './place.ts';

export interface GroupJoinDialogProps {
  /** The meeting that it is about, as a member sees it. */
  group: GroupSession;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the person has a seat or a place in line. */
  onJoined: () => void;
}

/**
 * Says what a seat is and costs, asks whether the group is for the person, and takes the seat; where none is left, a
 * place in line.
 */
export function GroupJoinDialog({ group, onClose, onJoined }: GroupJoinDialogProps) {
  const t = useGroupsText();
  const format = useFormat();
  const toast = useToast();
  const join = useAction(joinGroupSession);
  const { now } = usePlace();
  const [affirms, setAffirms] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { audience } = group;
  const mustAffirm = audience !== 'EVERYONE';
  // The last seat may go while this stands open.
  const wasTaken = isApiError(join.error, 'GROUP_FULL');
  const isFull = wasTaken || groupPlace(group, now) === 'full';

  async function send() {
    setChecked(true);
    if (mustAffirm && !affirms) return field.current?.focus();
    try {
      const { ownSeat } = await join.run({
        params: { id: group.id },
        body: { ...(mustAffirm && { affirmsAudience: true }), ...(isFull && { waitlist: true }) },
      });
      toast({
        tone: 'success',
        title:
          ownSeat?.status === 'WAITLISTED'
            ? t('wait.done', { place: format.number(ownSeat.waitlistPosition ?? 0) })
            : t('join.done', { title: group.title }),
      });
      onClose();
      onJoined();
    } catch (error) {
      // Told of in the dialog.
      if (!isApiError(error)) throw error;
    }
  }
  const isRefused = isApiError(join.error, 'GROUP_NOT_OPEN') || isApiError(join.error, 'OWN_GROUP');
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(isFull ? 'wait.title' : 'join.title', { title: group.title })}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button isPending={join.isRunning} onPress={() => void send()}>
            {t(isFull ? 'wait' : 'join')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        {wasTaken && (
          <Banner tone="warning" urgency="assertive" title={t('full.title')}>
            {t('full.body')}
          </Banner>
        )}
        {isRefused && (
          <Banner tone="danger" urgency="assertive" title={t('refused.title')}>
            {t(isApiError(join.error, 'OWN_GROUP') ? 'refused.own' : 'refused.notOpen')}
          </Banner>
        )}
        {!wasTaken && !isRefused && <ErrorNotice error={join.error} />}
        <Text>{t(isFull ? 'wait.body' : 'join.body')}</Text>
        <Text>
          {group.price.amountMinor === 0 ? t('join.free') : t('join.price', { price: format.money(group.price) })}
        </Text>
        {mustAffirm && (
          <Checkbox
            ref={field}
            isRequired
            value={affirms}
            onChange={setAffirms}
            errorMessage={isChecked && !affirms ? t(`affirm.missing.${audience}`) : undefined}
          >
            {t(`affirm.${audience}`)}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
