import { DatePicker, Select, TimeField } from '@sakina/design-system';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { OWN_TIME } from './use-time-choice.ts';
import type { TimeChoice, TimeFields } from './use-time-choice.ts';

export interface TimeChoiceFieldsProps {
  /** The provider’s own account. */
  account: ProviderAccount;
  /** Date and time as they are typed. */
  fields: TimeFields;
  choice: TimeChoice;
  set: (name: keyof TimeFields) => (value: string) => void;
  /** What is said at a field, once sending was tried. */
  messageOf: (name: 'service' | 'date' | 'time' | 'ownTime') => string | undefined;
  /** The provider may set a time that is not open. @default false */
  canSetOwn?: boolean;
}

/** The fields of a time: service, way, day and open time. */
export function TimeChoiceFields({
  account,
  fields,
  choice,
  set,
  messageOf,
  canSetOwn = false,
}: TimeChoiceFieldsProps) {
  const t = useProviderCalendarText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { service, mode, times, startsAt, isOwn, timesText } = choice;
  return (
    <>
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
          value={mode}
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
        description={timesText}
        isRequired
        options={[
          ...times.map((time) => ({ id: time, label: format.time(time, account.timeZone) })),
          ...(canSetOwn ? [{ id: OWN_TIME, label: t('book.time.own') }] : []),
        ]}
        value={isOwn ? OWN_TIME : startsAt}
        onChange={set('startsAt')}
        errorMessage={messageOf('time')}
      />
      {isOwn && (
        <TimeField
          label={t('field.time')}
          name="ownTime"
          isRequired
          value={fields.ownTime}
          onChange={set('ownTime')}
          errorMessage={messageOf('ownTime')}
        />
      )}
    </>
  );
}
