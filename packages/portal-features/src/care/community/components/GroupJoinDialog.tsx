import { Banner, Checkbox, Text, useToast } from '@sakina/design-system';
import { joinGroupSession } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { GroupSession } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
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
  const form = useForm({ defaultValues: { affirmsAudience: false } });
  const { audience } = group;
  const mustAffirm = audience !== 'EVERYONE';
  // The last seat may go while this stands open.
  const wasTaken = isApiError(join.error, 'GROUP_FULL');
  const isFull = wasTaken || groupPlace(group, now) === 'full';

  const isRefused = isApiError(join.error, 'GROUP_NOT_OPEN') || isApiError(join.error, 'OWN_GROUP');
  return (
    <FormDialog
      form={form}
      title={t(isFull ? 'wait.title' : 'join.title', { title: group.title })}
      confirmLabel={t(isFull ? 'wait' : 'join')}
      cancelLabel={t('cancel')}
      error={join.error}
      problem={
        wasTaken ? (
          <Banner tone="warning" urgency="assertive" title={t('full.title')}>
            {t('full.body')}
          </Banner>
        ) : (
          isRefused && (
            <Banner tone="danger" urgency="assertive" title={t('refused.title')}>
              {t(isApiError(join.error, 'OWN_GROUP') ? 'refused.own' : 'refused.notOpen')}
            </Banner>
          )
        )
      }
      onClose={onClose}
      send={() =>
        join.run({
          params: { id: group.id },
          body: { ...(mustAffirm && { affirmsAudience: true }), ...(isFull && { waitlist: true }) },
        })
      }
      onSent={({ ownSeat }) => {
        toast({
          tone: 'success',
          title:
            ownSeat?.status === 'WAITLISTED'
              ? t('wait.done', { place: format.number(ownSeat.waitlistPosition ?? 0) })
              : t('join.done', { title: group.title }),
        });
        onClose();
        onJoined();
      }}
    >
      <Text>{t(isFull ? 'wait.body' : 'join.body')}</Text>
      <Text>
        {group.price.amountMinor === 0 ? t('join.free') : t('join.price', { price: format.money(group.price) })}
      </Text>
      {mustAffirm && (
        <FormField control={form.control} name="affirmsAudience" rules={{ required: t(`affirm.missing.${audience}`) }}>
          {(field) => (
            <Checkbox {...field} isRequired>
              {t(`affirm.${audience}`)}
            </Checkbox>
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
