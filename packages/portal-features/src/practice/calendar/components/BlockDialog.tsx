import { Banner, Button, DatePicker, Dialog, Form, Stack, TextField, TimeField, useToast } from '@sakina/design-system';
import { createCalendarBlock } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { instantAt, isPlannable, wallClock } from '@sakina/platform/format';
import { useAction, useFormat } from '@sakina/platform/react';
import { Fragment, useId, useState } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useCalendarEvents } from '../api/use-calendar-events.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { blockProblems } from '../model/block.ts';
import { EventLines } from './EventLines.tsx';

export interface BlockDialogProps {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string;
  /** A stretch of time chosen in the calendar. */
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Keeps a time free of sessions, such as lunch or leave; what it overlaps is listed before it is saved. */
export function BlockDialog({ day, startsAt, endsAt, timeZone, onClose }: BlockDialogProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const formId = useId();
  const toast = useToast();
  const create = useAction(createCalendarBlock);
  const from = startsAt ? wallClock(startsAt, timeZone) : { date: day, time: '12:00' };
  const until = endsAt ? wallClock(endsAt, timeZone) : { date: day, time: '13:00' };
  const [start] = useState({
    title: '',
    from: from.date,
    fromTime: from.time,
    to: until.date,
    toTime: until.time,
  });
  const [fields, setFields] = useState(start);
  const unsaved = useKeptFields(`block:${from.date}:${from.time}`, keepable(fields, start, setFields));
  const zone = format.zone(timeZone, instantAt(day, '12:00', timeZone));
  const [hasTried, setTried] = useState(false);
  const isComplete =
    isPlannable(fields.from) && isPlannable(fields.to) && fields.fromTime !== '' && fields.toTime !== '';
  const span = isComplete
    ? { start: instantAt(fields.from, fields.fromTime, timeZone), end: instantAt(fields.to, fields.toTime, timeZone) }
    : null;
  const isInOrder = span !== null && Date.parse(span.end) > Date.parse(span.start);
  const standing = useCalendarEvents(isInOrder ? span : null).data?.items ?? [];
  const inTheWay = standing.filter((event) => event.kind === 'APPOINTMENT' || event.reservedFor !== undefined);
  const found = blockProblems(fields, span, inTheWay.length > 0);
  const message = (name: keyof typeof fields) => {
    const key = found[name];
    return key === undefined ? undefined : t(`block.problem.${key}`);
  };
  const shown = (name: keyof typeof fields) => (hasTried ? message(name) : undefined);
  const set = (name: keyof typeof fields) => (value: string) => {
    // A block of one day is the rule: the end follows the start’s day.
    setFields((known) => ({ ...known, [name]: value, ...(name === 'from' && known.to < value ? { to: value } : {}) }));
  };

  async function submit() {
    setTried(true);
    if (!span || Object.keys(found).length > 0) return;
    try {
      const body = { title: fields.title.trim(), startsAt: span.start, endsAt: span.end };
      const { title } = await create.run({ body });
      unsaved.forget();
      toast({ title: t('block.saved', { title }), tone: 'success' });
      onClose();
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('block.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={create.isRunning}>
            {t('block.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={(['title', 'from', 'fromTime', 'to', 'toTime'] as const).flatMap((name) => {
          const words = message(name);
          return words === undefined ? [] : [{ name, message: words }];
        })}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => setFields(start)} />
          <ErrorNotice error={create.error} />
          <TextField
            label={t('block.name')}
            description={t('block.name.help')}
            name="title"
            isRequired
            maxLength={120}
            value={fields.title}
            onChange={set('title')}
            errorMessage={shown('title')}
          />
          {(['from', 'to'] as const).map((end) => (
            <Fragment key={end}>
              <DatePicker
                label={t(`block.${end}`)}
                name={end}
                isRequired
                value={fields[end]}
                onChange={set(end)}
                errorMessage={shown(end)}
              />
              <TimeField
                label={t(`block.${end}Time`)}
                description={end === 'from' ? t('field.time.zone', { zone }) : undefined}
                name={`${end}Time`}
                isRequired
                value={fields[`${end}Time`]}
                onChange={set(`${end}Time`)}
                errorMessage={shown(`${end}Time`)}
              />
            </Fragment>
          ))}
          {inTheWay.length > 0 && (
            <Banner tone="warning" title={t('block.overlap', { count: inTheWay.length })}>
              <EventLines events={inTheWay} timeZone={timeZone} />
            </Banner>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
