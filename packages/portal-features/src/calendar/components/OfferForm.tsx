import { Banner, DatePicker, Form, Select, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ProviderAccount, WaitlistEntry } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useEffect } from 'react';
import { ErrorNotice, useSharedText } from '../../shared/index.ts';
import { useServiceNames } from '../../shared/service-names/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { OFFER_HOURS, useOffer } from './use-offer.ts';
import { useWishWords } from './use-wish-words.ts';

export interface OfferFormProps {
  formId: string;
  entry: WaitlistEntry;
  account: ProviderAccount;
  /** The day at first, `YYYY-MM-DD`. */
  day: string;
  onBusy: (isBusy: boolean) => void;
  /** Called when the time was offered. */
  onDone: () => void;
}

/** What they ask for, which time they are offered, and how long the offer is open. */
export function OfferForm({ formId, entry, account, day, onBusy, onDone }: OfferFormProps) {
  const t = useProviderCalendarText();
  const { nameOf } = useServiceNames();
  const shared = useSharedText();
  const format = useFormat();
  const wishWords = useWishWords();
  const offer = useOffer({ entry, account, day, onDone });
  const { fields, set, service, messageOf, isRunning, error } = offer;
  useEffect(() => onBusy(isRunning), [onBusy, isRunning]);
  const known = (['SLOT_TAKEN', 'NOT_WAITING'] as const).find((code) => isApiError(error, code));
  return (
    <Form id={formId} onSubmit={offer.submit} errors={offer.problems} errorFocus="field" headingLevel={3}>
      <Stack gap="x2">
        {known ? (
          <Banner tone="danger" urgency="assertive" title={t(`offer.${known}`)}>
            {t(`offer.${known}.body`)}
          </Banner>
        ) : (
          <ErrorNotice error={error} />
        )}
        {wishWords(entry.wishes).map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Select
          label={t('book.service')}
          name="service"
          isRequired
          options={account.services.map(({ id, name, durationMinutes, price }) => ({
            id,
            label: t('book.service.option', {
              name: nameOf({ name }),
              minutes: shared('minutes', { count: durationMinutes }),
              price: format.money(price),
            }),
          }))}
          value={fields.serviceId}
          onChange={set('serviceId')}
          errorMessage={messageOf('service')}
        />
        {service && service.modes.length > 1 && (
          <Select
            label={t('book.mode')}
            hasOptionalMark={false}
            options={service.modes.map((id) => ({ id, label: shared(`mode.${id}`) }))}
            value={offer.mode}
            onChange={set('mode')}
          />
        )}
        <DatePicker
          label={t('field.date')}
          name="date"
          isRequired
          value={fields.date}
          onChange={set('date')}
          errorMessage={messageOf('date')}
        />
        <Select
          label={t('book.time')}
          name="time"
          description={offer.timesText}
          isRequired
          options={offer.times.map((startsAt) => ({ id: startsAt, label: format.time(startsAt, account.timeZone) }))}
          value={fields.startsAt}
          onChange={set('startsAt')}
          errorMessage={messageOf('time')}
        />
        {offer.theirs && <Text size="sm">{offer.theirs}</Text>}
        <Select
          label={t('offer.hours')}
          hasOptionalMark={false}
          options={OFFER_HOURS.map((id) => ({ id, label: t('offer.hours.option', { count: Number(id) }) }))}
          value={fields.hours}
          onChange={set('hours')}
        />
        <Text size="sm" tone="muted">
          {t('offer.follows')}
        </Text>
      </Stack>
    </Form>
  );
}
