import { MapPin, Phone, Users, Video } from 'lucide-react';
import type { CalendarEvent } from './calendar-event.ts';

/** An instant of the stories: a day of November 2026, a time in New York, which is five hours behind UTC then. */
export const at = (day: string, time: string) => `${day}T${time}:00-05:00`;

const video = { kind: 'Video session', icon: <Video aria-hidden />, status: 'Confirmed' };

/** What a provider has in the days around Tuesday, November 24. */
export const storyEvents: CalendarEvent[] = [
  { id: 'amal', title: 'Amal Haddad', start: at('2026-11-24', '10:00'), end: at('2026-11-24', '10:50'), ...video },
  {
    id: 'james',
    title: 'James Okonkwo',
    start: at('2026-11-24', '11:30'),
    end: at('2026-11-24', '12:20'),
    ...video,
    status: 'Waits for an answer',
    isTentative: true,
    tone: 'orange',
  },
  {
    id: 'circle',
    title: 'Grief circle',
    start: at('2026-11-24', '18:00'),
    end: at('2026-11-24', '19:30'),
    kind: 'Group',
    icon: <Users aria-hidden />,
    status: '8 of 10 places taken',
    tone: 'pink',
  },
  {
    id: 'call',
    title: 'First call with Layla Nasser',
    start: at('2026-11-24', '15:00'),
    end: at('2026-11-24', '15:20'),
    kind: 'Phone call',
    icon: <Phone aria-hidden />,
    status: 'Confirmed',
    tone: 'success',
  },
  { id: 'noah', title: 'Noah Bergström', start: at('2026-11-25', '10:30'), end: at('2026-11-25', '11:20'), ...video },
  {
    id: 'yusuf',
    title: 'Yusuf Rahman',
    start: at('2026-11-23', '09:00'),
    end: at('2026-11-23', '09:50'),
    ...video,
    status: 'Took place',
    tone: 'neutral',
  },
  {
    id: 'maria',
    title: 'María Fernanda Ortiz',
    start: at('2026-11-23', '14:00'),
    end: at('2026-11-23', '14:50'),
    kind: 'In person',
    icon: <MapPin aria-hidden />,
    status: 'Canceled',
    isCancelled: true,
    tone: 'neutral',
  },
  {
    id: 'thanks',
    title: 'Thanksgiving',
    start: '2026-11-26',
    end: '2026-11-27',
    isAllDay: true,
    kind: 'Holiday',
    isFixed: true,
    tone: 'orange',
  },
  {
    id: 'super',
    title: 'Supervision',
    start: at('2026-11-20', '13:00'),
    end: at('2026-11-20', '14:00'),
    kind: 'Meeting',
    icon: <Users aria-hidden />,
    tone: 'neutral',
  },
  {
    id: 'hana',
    title: 'Hana Suzuki',
    start: at('2026-11-12', '16:00'),
    end: at('2026-11-12', '16:50'),
    ...video,
    status: 'Took place',
    tone: 'neutral',
  },
];

/** The same days in Arabic. */
export const arabicEvents: CalendarEvent[] = [
  {
    id: 'amal',
    title: 'أمل حداد',
    start: at('2026-11-24', '10:00'),
    end: at('2026-11-24', '10:50'),
    kind: 'جلسة مرئية',
    icon: <Video aria-hidden />,
    status: 'مؤكدة',
  },
  {
    id: 'circle',
    title: 'حلقة مواساة',
    start: at('2026-11-24', '18:00'),
    end: at('2026-11-24', '19:30'),
    kind: 'مجموعة',
    icon: <Users aria-hidden />,
    status: '٨ من ١٠ مقاعد محجوزة',
    tone: 'pink',
  },
  {
    id: 'layla',
    title: 'مكالمة أولى مع ليلى ناصر',
    start: at('2026-11-24', '15:00'),
    end: at('2026-11-24', '15:20'),
    kind: 'مكالمة',
    icon: <Phone aria-hidden />,
    status: 'مؤكدة',
    tone: 'success',
  },
  {
    id: 'james',
    title: 'James Okonkwo',
    start: at('2026-11-25', '11:30'),
    end: at('2026-11-25', '12:20'),
    kind: 'جلسة مرئية',
    icon: <Video aria-hidden />,
    status: 'بانتظار الرد',
    isTentative: true,
    tone: 'orange',
  },
  {
    id: 'leave',
    title: 'إجازة',
    start: '2026-11-26',
    end: '2026-11-27',
    isAllDay: true,
    isFixed: true,
    tone: 'orange',
  },
];
