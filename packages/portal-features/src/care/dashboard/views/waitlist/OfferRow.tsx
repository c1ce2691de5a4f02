import { Button, Card, Heading, Inline, LineBreaks, Stack, Text, useToast } from '@sakina/design-system';
import { respondToWaitlist } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { WaitlistEntry, WaitlistOffer } from '@sakina/platform/contract';
import { ErrorNotice, useSharedText } from '../../../../shared/index.ts';
import { NightMark } from '../../../../shared/night/index.ts';
import { useServiceName } from '../../../../shared/service-names/index.ts';
import { useWaitlistText } from './messages/index.ts';
import { useOfferText } from './use-offer-text.ts';

export interface OfferRowProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** What is offered, still open. */
  offer: WaitlistOffer;
  /** Whether it is the one that the page is about. */
  isFirst: boolean;
  /** Asks for the agreement and books. */
  onAccept: () => void;
  /** Asks whether to leave the waitlist. */
  onLeave: () => void;
  /** Called when it was declined. */
  onChanged: () => void;
}

/** A time that is offered: when, with whom, until when to answer, and the answers. */
export function OfferRow({ entry, offer, isFirst, onAccept, onLeave, onChanged }: OfferRowProps) {
  const t = useWaitlistText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const toast = useToast();
  const respond = useAction(respondToWaitlist);
  const { when, whenOther, left } = useOfferText()(offer);
  const name = offer.provider.displayName;

  async function decline() {
    try {
      await respond.run({ params: { id: entry.id }, body: { action: 'DECLINE' } });
      toast({ tone: 'success', title: t('offer.declined') });
      onChanged();
    } catch (error) {
      // Told of in the card.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Card as="article" tone={isFirst ? 'dawn-edge' : 'plain'}>
      <Stack gap="x2">
        <Stack gap="half">
          <Heading level={3} size="lg">
            {t('offer.name', { service: nameOf(offer.service), name })}
          </Heading>
          <Text size="lg">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          <NightMark startsAt={offer.startsAt} />
          {whenOther && (
            <Text size="sm" tone="muted">
              <LineBreaks>{whenOther}</LineBreaks>
            </Text>
          )}
          <Text size="sm" tone="muted">
            <LineBreaks>
              {[t('offer.minutes', { minutes: offer.service.durationMinutes }), shared(`mode.${offer.mode}`)].join(
                ' · ',
              )}
            </LineBreaks>
          </Text>
        </Stack>
        <Text size="sm" measure>
          {left}
        </Text>
        <ErrorNotice error={respond.error} />
        <Inline gap="x2">
          <Button
            variant={isFirst ? 'action' : 'primary'}
            aria-label={t('offer.acceptNamed', { name })}
            onPress={onAccept}
          >
            {t('offer.accept')}
          </Button>
          <Button
            variant="secondary"
            isPending={respond.isRunning}
            aria-label={t('offer.declineNamed', { name })}
            onPress={() => void decline()}
          >
            {t('offer.decline')}
          </Button>
          <Button
            variant="quiet"
            isFlush
            aria-label={t('leaveNamed', { name: entry.provider?.displayName ?? t('any') })}
            onPress={onLeave}
          >
            {t('leave')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
