import { DatePicker, Select, TimeField } from '@sakina/design-system';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { OWN_TIME } from './use-time-choice.ts';
import type { TimeChoice, TimeFields } from './use-time-choice.ts';

export interface TimeChoiceFieldsProps {
  /** The provider’s own account. */
  account: ProviderAccount;
  choice: TimeChoice;
  /** The provider may set a time that is not open. @default false */
  canSetOwn?: boolean;
}

/** The fields of a time: service, way, day and open time. The form around them is a `FormProvider`. */
export function TimeChoiceFields({ account, choice, canSetOwn = false }: TimeChoiceFieldsProps) {
  const t = useProviderCalendarText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { control } = useFormContext<TimeFields>();
  const { service, mode, times, startsAt, isOwn, timesText } = choice;
  return (
    <>
      <FormField control={control} name="serviceId">
        {(field) => (
          <Select
            {...field}
            label={t('book.service')}
            isRequired
            options={account.services.map(({ id, name, durationMinutes, price }) => ({
              id,
              label: t('book.service.option', {
                name: nameOf({ name }),
                minutes: shared('minutes', { count: durationMinutes }),
                price: format.money(price),
              }),
            }))}
          />
        )}
      </FormField>
      {service && service.modes.length > 1 && (
        <FormField control={control} name="mode">
          {(field) => (
            <Select
              {...field}
              label={t('book.mode')}
              hasOptionalMark={false}
              options={service.modes.map((id) => ({ id, label: shared(`mode.${id}`) }))}
              value={mode}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="date">
        {(field) => <DatePicker {...field} label={t('field.date')} isRequired />}
      </FormField>
      <FormField control={control} name="startsAt">
        {(field) => (
          <Select
            {...field}
            label={t('book.time')}
            description={timesText}
            isRequired
            options={[
              ...times.map((time) => ({ id: time, label: format.time(time, account.timeZone) })),
              ...(canSetOwn ? [{ id: OWN_TIME, label: t('book.time.own') }] : []),
            ]}
            // A time of another service or day is none.
            value={isOwn ? OWN_TIME : startsAt}
          />
        )}
      </FormField>
      {isOwn && (
        <FormField control={control} name="ownTime">
          {(field) => <TimeField {...field} label={t('field.time')} isRequired />}
        </FormField>
      )}
    </>
  );
}
