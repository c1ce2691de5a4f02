import { Banner, Checkbox, Combobox, Form, Stack, TextArea } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { appointmentLimits } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormField, KeptNotice, problemsIn } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { NightQuestion } from '../../../shared/night/question/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { BookResults } from './BookResults.tsx';
import { ClientClock } from './ClientClock.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { TimeChoiceFields } from './TimeChoiceFields.tsx';
import { useBook } from './use-book.ts';

export interface BookFormProps {
  /** Id of the form, for a button outside it. */
  formId: string;
  /** The provider’s own account. */
  account: ProviderAccount;
  /** The day at first, `YYYY-MM-DD`. */
  day: string;
  /** For whom, where that is known. */
  clientId: string | undefined;
  /** Called when sending begins and ends. */
  onBusy: (isBusy: boolean) => void;
  /** Called with the words of the submit button; null once there is nothing more to send. */
  onSubmitLabel: (label: string | null) => void;
  /** Called when everything was booked. */
  onDone: () => void;
}

/** Who, what, when, how often, and that the client has agreed. */
export function BookForm({ formId, account, day, clientId, onBusy, onSubmitLabel, onDone }: BookFormProps) {
  const t = useProviderCalendarText();
  const book = useBook({ account, day, clientId, onDone });
  const { form, fields, series, isRunning, results } = book;
  const { control, formState } = form;
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
    <FormProvider {...form}>
      <Form
        id={formId}
        onSubmit={book.submit}
        errors={problemsIn(formState.errors)}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...book.kept} onDiscard={book.discard} />
          {isApiError(book.error, 'SLOT_TAKEN') ? (
            <Banner tone="danger" urgency="assertive" title={t('book.taken.title')}>
              {t('book.taken.body')}
            </Banner>
          ) : (
            <ErrorNotice error={book.error} />
          )}
          <FormField control={control} name="clientId">
            {(field) => <Combobox {...field} {...book.clientField} label={t('book.client')} isRequired />}
          </FormField>
          <TimeChoiceFields account={account} choice={book.choice} canSetOwn />
          <ClientClock book={book} timeZone={account.timeZone} />
          {book.isOutsideHours && (
            <Banner tone="warning" urgency="polite">
              {t('effect.OUTSIDE_HOURS')}
            </Banner>
          )}
          <SeriesFields book={book} timeZone={account.timeZone} />
          {book.clientName !== '' && (
            <NightQuestion night={book.night} name={book.clientName} wasTried={formState.isSubmitted} />
          )}
          <FormField control={control} name="reason">
            {(field) => (
              <TextArea
                {...field}
                label={t('book.reason')}
                description={t('book.reason.help')}
                maxLength={appointmentLimits.reasonForVisit}
              />
            )}
          </FormField>
          <FormField control={control} name="hasConsent">
            {(field) => (
              <Checkbox {...field} isRequired>
                {t('book.consent')}
              </Checkbox>
            )}
          </FormField>
        </Stack>
      </Form>
    </FormProvider>
  );
}
