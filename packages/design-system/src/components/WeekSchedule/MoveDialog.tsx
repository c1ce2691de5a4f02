import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { Button } from '../Button/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import { dayOf } from '../EventCalendar/event-days.ts';
import { Select } from '../Select/index.ts';
import { axisOf } from './axis.ts';
import { onDay } from './change.ts';
import { useSchedule } from './schedule-context.ts';

interface MoveDialogProps {
  timed: TimedEvent;
  today: string | undefined;
  onClose: () => void;
}

const MINUTE = 60_000;
const LONGEST = 240;
const Fields = styled.div`display: grid; gap: ${theme.space.x2};`;

/**
 * Moves an event by a form: a day, a time and a length. It does what dragging does, and more: any day can be chosen.
 */
export function MoveDialog({ timed, today, onClose }: MoveDialogProps) {
  const {
    words,
    axis: { timeZone },
    step,
    refusalOf,
    place,
  } = useSchedule();
  const { t } = words;
  const [span, setSpan] = useState({ start: timed.start, end: timed.end });
  const [day, setDay] = useState(timed.firstDay);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const length = (span.end - span.start) / MINUTE;

  // Iterates over instants, so that a day with a clock change offers exactly the times that it has.
  const times = useMemo(() => {
    const shown = axisOf([day], timeZone).days[0];
    if (!shown) return [];
    const steps = Array.from(
      { length: Math.floor((shown.end - shown.start) / (step * MINUTE)) },
      (_, index) => shown.start + index * step * MINUTE,
    );
    const own =
      steps.includes(span.start) || dayOf(span.start, timeZone) !== day
        ? steps
        : [...steps, span.start].sort((one, other) => one - other);
    return own.map((instant) => ({ id: String(instant), label: words.timeOf(instant) }));
  }, [day, span.start, step, timeZone, words]);
  const lengths = [
    ...new Set([...Array.from({ length: Math.floor(LONGEST / step) }, (_, index) => (index + 1) * step), length]),
  ]
    .sort((one, other) => one - other)
    .map((minutes) => ({
      id: String(minutes),
      label: t('duration', {
        hours: Math.floor(minutes / 60),
        minutes: minutes % 60,
        hasBoth: minutes > 60 && minutes % 60 > 0 ? 'yes' : 'no',
      }),
    }));

  function change(next: { start: number; end: number }) {
    setSpan(next);
    setRefusal(undefined);
  }
  function move() {
    const reason = refusalOf(span, timed.event);
    if (reason !== undefined) return setRefusal(t('cannotPlace', { reason }));
    onClose();
    if (span.start !== timed.start || span.end !== timed.end) place(timed, span);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      size="sm"
      title={t('moveTitle', { title: words.titleOf(timed) })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('keepIt')}
          </Button>
          <Button variant="action" isDisabled={day === ''} onPress={move}>
            {t('moveIt')}
          </Button>
        </>
      }
    >
      <Fields>
        <DatePicker
          label={t('day')}
          isRequired
          value={day}
          {...(today ? { today } : {})}
          onChange={(next) => {
            setDay(next);
            if (next) change(onDay(span, next, timeZone));
          }}
        />
        <Select
          label={t('startsAt')}
          description={words.zoneName(span.start)}
          isRequired
          options={times}
          value={String(span.start)}
          onChange={(id) => change({ start: Number(id), end: Number(id) + length * MINUTE })}
          errorMessage={refusal}
        />
        <Select
          label={t('lasts')}
          isRequired
          options={lengths}
          value={String(length)}
          onChange={(id) => change({ start: span.start, end: span.start + Number(id) * MINUTE })}
        />
      </Fields>
    </Dialog>
  );
}
