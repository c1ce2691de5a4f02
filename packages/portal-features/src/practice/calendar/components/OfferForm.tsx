import { Banner, Form, Select, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ProviderAccount, WaitlistEntry } from '@sakina/platform/contract';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormField, KeptNotice, problemsIn, RefusalNotice } from '../../../shared/form/index.ts';
import { NightQuestion } from '../../../shared/night/question/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { TimeChoiceFields } from './TimeChoiceFields.tsx';
import { OFFER_HOURS, useOffer } from './use-offer.ts';
import { useWishText } from './use-wish-text.ts';

export interface OfferFormProps {
  /** Id of the form, for a button outside it. */
  formId: string;
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** The provider’s own account. */
  account: ProviderAccount;
  /** The day at first, `YYYY-MM-DD`. */
  day: string;
  /** Called when sending begins and ends. */
  onBusy: (isBusy: boolean) => void;
  /** Called when the time was offered. */
  onDone: () => void;
}

/** What they ask for, which time they are offered, and how long the offer is open. */
export function OfferForm({ formId, entry, account, day, onBusy, onDone }: OfferFormProps) {
  const t = useProviderCalendarText();
  const wishWords = useWishText();
  const offer = useOffer({ entry, account, day, onDone });
  const { form, kept, night, isRunning, error } = offer;
  useEffect(() => onBusy(isRunning), [onBusy, isRunning]);
  const openFor = (hours: number) =>
    hours > 24 && hours % 24 === 0
      ? t('offer.days.option', { count: hours / 24 })
      : t('offer.hours.option', { count: hours });
  const known = (['SLOT_TAKEN', 'NOT_WAITING'] as const).find((code) => isApiError(error, code));
  return (
    <FormProvider {...form}>
      <Form
        id={formId}
        onSubmit={offer.submit}
        errors={problemsIn(form.formState.errors)}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.forget} />
          {known ? (
            <Banner tone="danger" urgency="assertive" title={t(`offer.${known}`)}>
              {t(`offer.${known}.body`)}
            </Banner>
          ) : (
            <RefusalNotice form={form} error={error} />
          )}
          {wishWords(entry.wishes).map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
          <TimeChoiceFields account={account} choice={offer.choice} />
          {offer.theirs && <Text size="sm">{offer.theirs}</Text>}
          <NightQuestion night={night} name={entry.client.displayName} wasTried={form.formState.isSubmitted} />
          <FormField control={form.control} name="hours">
            {(field) => (
              <Select
                {...field}
                label={t('offer.hours')}
                hasOptionalMark={false}
                options={OFFER_HOURS.map((id) => ({ id, label: openFor(Number(id)) }))}
              />
            )}
          </FormField>
          <Text size="sm" tone="muted">
            {t('offer.follows')}
          </Text>
        </Stack>
      </Form>
    </FormProvider>
  );
}
