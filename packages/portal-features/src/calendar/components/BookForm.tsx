import { Banner, Checkbox, Combobox, DatePicker, Form, Select, Stack, TextField } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useEffect } from 'react';
import { ErrorNotice, useSharedText } from '../../shared/index.ts';
import { useServiceNames } from '../../shared/service-names/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { BookResults } from './BookResults.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { useBook } from './use-book.ts';

export interface BookFormProps {
  formId: string;
  account: ProviderAccount;
  /** The day at first, `YYYY-MM-DD`. */
  day: string;
  onBusy: (isBusy: boolean) => void;
  /** Called with the words of the submit button; null once there is nothing more to send. */
  onSubmitLabel: (label: string | null) => void;
  /** Called when everything was booked. */
  onDone: () => void;
}

/** Who, what, when, how often, and that the client has agreed. */
export function BookForm({ formId, account, day, onBusy, onSubmitLabel, onDone }: BookFormProps) {
  const t = useProviderCalendarText();
  const { nameOf } = useServiceNames();
  const shared = useSharedText();
  const format = useFormat();
  const book = useBook({ account, day, onDone });
  const { fields, set, service, messages, series, isRunning, results } = book;
  useEffect(() => onBusy(isRunning), [onBusy, isRunning]);
  const clashes = series.filter(({ clashes: found }) => found.length > 0).length;
  const count = series.filter(({ startsAt }) => startsAt !== null).length - clashes;
  const label = results
    ? null
    : t(fields.repeat === 'ONCE' ? 'book.submit' : clashes > 0 ? 'book.submit.others' : 'book.submit.series', {
        count,
      });
  useEffect(() => onSubmitLabel(label), [onSubmitLabel, label]);
  if (results) return <BookResults results={results} timeZone={account.timeZone} />;
  return (
    <Form id={formId} onSubmit={book.submit} errors={book.problems} errorFocus="field" headingLevel={3}>
      <Stack gap="x2">
        {isApiError(book.error, 'SLOT_TAKEN') ? (
          <Banner tone="danger" urgency="assertive" title={t('book.taken.title')}>
            {t('book.taken.body')}
          </Banner>
        ) : (
          <ErrorNotice error={book.error} />
        )}
        <Combobox
          label={t('book.client')}
          name="client"
          isRequired
          options={book.clients.map(({ id, displayName }) => ({ id, label: displayName }))}
          loadState={book.clientsState}
          onRetry={book.reloadClients}
          value={fields.clientId}
          onChange={set('clientId')}
          errorMessage={messages.client}
        />
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
          errorMessage={messages.service}
        />
        {service && service.modes.length > 1 && (
          <Select
            label={t('book.mode')}
            hasOptionalMark={false}
            options={service.modes.map((id) => ({ id, label: shared(`mode.${id}`) }))}
            value={book.mode}
            onChange={set('mode')}
          />
        )}
        <DatePicker
          label={t('field.date')}
          name="date"
          isRequired
          value={fields.date}
          onChange={set('date')}
          errorMessage={messages.date}
        />
        <Select
          label={t('book.time')}
          name="time"
          description={book.timesText}
          isRequired
          options={book.times.map((startsAt) => ({ id: startsAt, label: format.time(startsAt, account.timeZone) }))}
          value={fields.startsAt}
          onChange={set('startsAt')}
          errorMessage={messages.time}
        />
        <SeriesFields book={book} timeZone={account.timeZone} />
        <TextField
          label={t('book.reason')}
          description={t('book.reason.help')}
          maxLength={500}
          value={fields.reason}
          onChange={set('reason')}
        />
        <Checkbox
          name="consent"
          isRequired
          value={fields.hasConsent}
          onChange={(hasConsent) => book.setConsent(hasConsent)}
          errorMessage={messages.consent}
        >
          {t('book.consent')}
        </Checkbox>
      </Stack>
    </Form>
  );
}
