import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { Button } from '../Button/index.ts';
import { popoverStyle } from '../Form/popover.styles.ts';
import type { CalendarEvent, TimedEvent } from '../EventCalendar/calendar-event.ts';
import { useCalendarWords } from '../EventCalendar/use-calendar-words.ts';
import { useSchedule } from './schedule-context.ts';

interface EventCardProps {
  timed: TimedEvent;
  /** The event it is shown beside. */
  anchor: RefObject<HTMLElement | null>;
  secondTimeZone: string | undefined;
  onClose: () => void;
  onOpenEvent: ((event: CalendarEvent) => void) | undefined;
}

const Panel = styled(Popover)`${popoverStyle}`;
const Card = styled(Dialog)`
  display: grid;
  gap: ${theme.space.x1};
  inline-size: 20rem;
  max-inline-size: 100%;
  padding: ${theme.space.x2};
  outline: none;
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  line-height: 1.4;
  overflow-wrap: anywhere;
  h2 { font-size: ${theme.text.md}; }
  p { color: ${theme.color.textMuted}; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
  margin-block-start: ${theme.space.x1};
`;

/** The details and actions of an event; the alternative to dragging. */
export function EventCard({ timed, anchor, secondTimeZone, onClose, onOpenEvent }: EventCardProps) {
  const { words, axis, canMove, isSaving, openMove } = useSchedule();
  const there = useCalendarWords(secondTimeZone ?? axis.timeZone);
  const { event } = timed;
  // After a resize or rotation the event, and the card with it, may be outside the window.
  useEffect(() => {
    const bringBack = () => anchor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    window.addEventListener('resize', bringBack);
    return () => window.removeEventListener('resize', bringBack);
  }, [anchor]);
  return (
    <Panel isOpen triggerRef={anchor} onOpenChange={(isOpen) => !isOpen && onClose()} placement="end top" offset={4}>
      <Card>
        <Heading slot="title" level={2}>
          <bdi>{words.titleOf(timed)}</bdi>
        </Heading>
        <p>
          {event.isAllDay
            ? words.join([
                words.dayName(timed.firstDay),
                timed.firstDay === timed.lastDay ? '' : words.dayName(timed.lastDay),
                words.t('allDay'),
              ])
            : words.spanOf(timed.start, timed.end)}
        </p>
        {secondTimeZone && !event.isAllDay && (
          <p>{words.t('inZone', { time: there.spanOf(timed.start, timed.end), zone: there.zoneName(timed.start) })}</p>
        )}
        {(event.kind ?? event.status) && <p>{words.join([event.kind, event.status])}</p>}
        <Actions>
          {onOpenEvent && (
            <Button
              size="small"
              onPress={() => {
                onClose();
                onOpenEvent(event);
              }}
            >
              {words.t('open')}
            </Button>
          )}
          {canMove(event) && !isSaving(event) && (
            <Button
              size="small"
              variant="secondary"
              onPress={() => {
                onClose();
                openMove(timed);
              }}
            >
              {words.t('move')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onClose}>
            {words.t('close')}
          </Button>
        </Actions>
      </Card>
    </Panel>
  );
}
