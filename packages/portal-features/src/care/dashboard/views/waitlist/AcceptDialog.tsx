import {
  Banner,
  Button,
  Dialog,
  LineBreaks,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getProvider, listWaitlist, respondToWaitlist } from '@sakina/platform/contract';
import type { WaitlistEntry, WaitlistOffer } from '@sakina/platform/contract';
import { useAction, useDraft, useFormat, useInvalidate, useNow, useOperation } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { RefusalNotice } from '../../../../shared/form/index.ts';
import { ReadView } from '../../../../shared/index.ts';
import { bookingConsent } from '../../../../shared/consent-names/booking-consent.ts';
import { readKeptText } from '../../../../shared/kept-text.ts';
import { NightQuestion, useNight } from '../../../../shared/night/question/index.ts';
import { useServiceName } from '../../../../shared/service-names/index.ts';
import { offerFailure } from '../../model/offer-failure.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { AcceptFields } from './AcceptForm.tsx';
import { useWaitlistText } from './messages/index.ts';
import { useOfferText } from './use-offer-text.ts';

export interface AcceptDialogProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** The time that is offered. */
  offer: WaitlistOffer;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it is booked and the lists have been read again. */
  onAccepted: () => void;
}

/** Says what would be booked and what it costs, asks for the agreement, and books. */
export function AcceptDialog({ entry, offer, onClose, onAccepted }: AcceptDialogProps) {
  const t = useWaitlistText();
  const nameOf = useServiceName();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const invalidate = useInvalidate();
  const respond = useAction(respondToWaitlist);
  const profile = useOperation(getProvider, { params: { idOrHandle: offer.provider.id } });
  const form = useForm<AcceptFields>({
    defaultValues: { reason: entry.words ?? '', treatment: false, telehealth: false, policy: false },
  });
  const [isBooked, setBooked] = useState(false);
  const text = useWatch({ control: form.control, name: 'reason' });
  useDraft(`waitlist-offer:${entry.id}:${offer.startsAt}`, {
    value: useMemo(() => (isBooked || text === (entry.words ?? '') ? null : { text }), [isBooked, text, entry.words]),
    onRestore: (kept) => form.setValue('reason', readKeptText(kept)),
  });
  const tell = useEffectEvent(onAccepted);
  // After the draft has been let go: whoever is told closes this.
  useEffect(() => {
    if (isBooked) tell();
  }, [isBooked]);
  const { when, whenOther } = useOfferText()(offer);
  const failure = offerFailure(respond.error);
  const night = useNight([offer.startsAt], offer.mode === 'IN_PERSON' ? offer.timeZone : format.timeZone);

  async function submit({ reason }: AcceptFields) {
    if (night.isMissing) return;
    try {
      await respond.run({
        params: { id: entry.id },
        body: {
          action: 'ACCEPT',
          clientTimeZone: format.timeZone,
          reasonForVisit: reason.trim(),
          consent: bookingConsent(format.locale),
        },
      });
      toast({
        tone: 'success',
        title: t('accept.done'),
        description: t('accept.doneBody', {
          day: format.relativeDay(offer.startsAt),
          time: format.time(offer.startsAt),
        }),
      });
      setBooked(true);
    } catch (error) {
      // Told of in the dialog, which keeps what was typed.
      if (!isApiError(error)) throw error;
      if (offerFailure(error)) await invalidate(listWaitlist);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('accept.title')}
      isDismissable={false}
      actions={
        failure ? (
          <Button variant="secondary" onPress={onClose}>
            {t('accept.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose}>
              {t('accept.later')}
            </Button>
            <Button
              variant="action"
              isDisabled={!profile.data}
              isPending={respond.isRunning}
              onPress={() => void form.handleSubmit(submit)()}
            >
              {t('accept.book')}
            </Button>
          </>
        )
      }
    >
      {failure ? (
        <Banner tone="warning" urgency="assertive" title={t(`failed.${failure}.title`)}>
          {t(`failed.${failure}.body`)}
        </Banner>
      ) : (
        <Stack gap="x3">
          <Stack gap="half">
            <Text as="strong" weight="strong">
              <LineBreaks>{when}</LineBreaks>
            </Text>
            {whenOther && (
              <Text size="sm" tone="muted">
                {whenOther}
              </Text>
            )}
            <Text size="sm">
              {t('offer.name', { service: nameOf(offer.service), name: offer.provider.displayName })}
            </Text>
          </Stack>
          <RefusalNotice form={form} error={respond.error} />
          <ReadView
            read={profile}
            loading={
              <LoadingRegion label={t('accept.loading')}>
                <Skeleton lines={4} />
              </LoadingRegion>
            }
          >
            {(data) => (
              <Stack gap="x3">
                <AcceptForm form={form} offer={offer} profile={data} now={now} />
                <NightQuestion night={night} name={null} wasTried={form.formState.isSubmitted} />
              </Stack>
            )}
          </ReadView>
        </Stack>
      )}
    </Dialog>
  );
}
