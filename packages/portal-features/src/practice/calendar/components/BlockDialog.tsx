import { Banner, DatePicker, TextField, TimeField, useToast } from '@sakina/design-system';
import { blockTitleLength, createCalendarBlock } from '@sakina/platform/contract';
import { instantAt, isPlannable, wallClock } from '@sakina/platform/format';
import { useAction, useFormat } from '@sakina/platform/react';
import { Fragment } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, resolverOf, useJudgeAgain, useKeptForm } from '../../../shared/form/index.ts';
import { useCalendarEvents } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { blockProblems } from '../model/block.ts';
import type { BlockFields } from '../model/block.ts';
import { EventLines } from './EventLines.tsx';

export interface BlockDialogProps {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string;
  /** Instant at which a stretch of time begins that was chosen in the calendar; left out, 12:00 of the day. */
  startsAt?: string | undefined;
  /** Instant at which it ends; left out, 13:00. */
  endsAt?: string | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is to close. */
  onClose: () => void;
}

const NAMES = ['title', 'from', 'fromTime', 'to', 'toTime'] as const;

/** Keeps a time free of sessions, such as lunch or leave; what it overlaps is listed before it is saved. */
export function BlockDialog({ day, startsAt, endsAt, timeZone, onClose }: BlockDialogProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createCalendarBlock);
  const from = startsAt ? wallClock(startsAt, timeZone) : { date: day, time: '12:00' };
  const until = endsAt ? wallClock(endsAt, timeZone) : { date: day, time: '13:00' };
  const zone = format.zone(timeZone, instantAt(day, '12:00', timeZone));
  const form = useForm<BlockFields>({
    defaultValues: { title: '', from: from.date, fromTime: from.time, to: until.date, toTime: until.time },
    resolver: resolverOf((typed) => {
      const found = blockProblems(typed, spanOf(typed), isOverSession);
      return NAMES.map((name) => found[name] && ([name, t(`block.problem.${found[name]}`)] as const));
    }),
  });
  const { control } = form;
  const kept = useKeptForm(form, `block:${from.date}:${from.time}`);
  const span = spanOf(useWatch({ control }) as BlockFields);
  const isInOrder = span !== null && Date.parse(span.end) > Date.parse(span.start);
  const standing = useCalendarEvents(isInOrder ? span : null).data?.items ?? [];
  const inTheWay = standing.filter((event) => event.kind === 'APPOINTMENT' || event.reservedFor !== undefined);
  const isOverSession = inTheWay.length > 0;
  // A time is wrong by the others, and by what stands there, which is read after it was typed.
  useJudgeAgain(form, `${span?.start} ${span?.end} ${isOverSession}`);

  function spanOf(fields: BlockFields) {
    const isComplete =
      isPlannable(fields.from) && isPlannable(fields.to) && fields.fromTime !== '' && fields.toTime !== '';
    if (!isComplete) return null;
    const { from: first, fromTime, to: last, toTime } = fields;
    return { start: instantAt(first, fromTime, timeZone), end: instantAt(last, toTime, timeZone) };
  }
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('block.title')}
      confirmLabel={t('block.submit')}
      cancelLabel={t('close')}
      error={create.error}
      onClose={onClose}
      send={async (fields) => {
        const wanted = spanOf(fields);
        if (!wanted) return false;
        return create.run({ body: { title: fields.title.trim(), startsAt: wanted.start, endsAt: wanted.end } });
      }}
      onSent={({ title }) => {
        toast({ title: t('block.saved', { title }), tone: 'success' });
        onClose();
      }}
    >
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <FormField control={control} name="title">
        {(field) => (
          <TextField
            {...field}
            label={t('block.name')}
            description={t('block.name.help')}
            isRequired
            maxLength={blockTitleLength.max}
          />
        )}
      </FormField>
      {(['from', 'to'] as const).map((end) => (
        <Fragment key={end}>
          <FormField control={control} name={end}>
            {(field) => (
              <DatePicker
                {...field}
                label={t(`block.${end}`)}
                isRequired
                onChange={(date) => {
                  field.onChange(date);
                  // A block of one day is the rule: the end follows the start’s day.
                  if (end === 'from' && form.getValues('to') < date) form.setValue('to', date);
                }}
              />
            )}
          </FormField>
          <FormField control={control} name={`${end}Time`}>
            {(field) => (
              <TimeField
                {...field}
                label={t(`block.${end}Time`)}
                description={end === 'from' ? t('field.time.zone', { zone }) : undefined}
                isRequired
              />
            )}
          </FormField>
        </Fragment>
      ))}
      {isOverSession && (
        <Banner tone="warning" title={t('block.overlap', { count: inTheWay.length })}>
          <EventLines events={inTheWay} timeZone={timeZone} />
        </Banner>
      )}
    </FormDialog>
  );
}
