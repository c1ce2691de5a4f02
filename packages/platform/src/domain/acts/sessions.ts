import { shown } from './act.ts';
import type { Act } from './act.ts';

const client = (state: string) => shown('CLIENT', 'dashboard', 'appointments.list', state);
const provider = (state: string) => shown('PROVIDER', 'providerSessionsToday', 'appointments.list', state);
const calendar = (state: string) => shown('PROVIDER', 'providerCalendar', 'calendar.events', state);
const portal = shown('PROVIDER', 'providerPortal', 'calendar.events', 'struck through on its day');

/** Acts on sessions, alone or in a series, and on waiting lists. */
export const sessionActs = {
  'session.book': {
    name: 'Session booked by a client',
    by: ['CLIENT'],
    does: ['bookings.create', 'appointments.create'],
    tells: [{ who: 'PROVIDER', kind: 'APPOINTMENT_BOOKED' }],
    answer: { who: 'PROVIDER', route: 'providerSessionsToday', does: 'appointments.confirm' },
    shows: [client('booked'), provider('booked'), calendar('session')],
  },
  'session.bookFor': {
    name: 'Session booked for a client',
    by: ['PROVIDER'],
    does: ['appointments.create'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_BOOKED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'appointments.cancel' },
    shows: [client('booked'), provider('booked'), calendar('session')],
  },
  'series.book': {
    name: 'Series booked for a client',
    by: ['PROVIDER'],
    does: ['appointments.createSeries'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_BOOKED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'appointments.cancelSeries' },
    shows: [client('series'), provider('series'), calendar('sessions')],
  },
  'session.confirm': {
    name: 'Booking confirmed',
    by: ['PROVIDER'],
    does: ['appointments.confirm', 'appointments.update'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_CONFIRMED' }],
    shows: [client('CONFIRMED'), provider('CONFIRMED')],
  },
  'session.move': {
    name: 'Session moved or held in another way',
    by: ['CLIENT', 'PROVIDER'],
    does: ['appointments.update'],
    tells: [
      { who: 'CLIENT', kind: 'APPOINTMENT_CHANGED' },
      { who: 'PROVIDER', kind: 'APPOINTMENT_CHANGED' },
    ],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'appointments.update' },
    shows: [client('new time'), provider('new time'), calendar('new time')],
  },
  'session.undoMove': {
    name: 'Move of a session undone in time',
    by: ['CLIENT', 'PROVIDER'],
    does: ['appointments.update'],
    tells: [],
    shows: [client('first time'), provider('first time'), calendar('first time')],
  },
  'series.move': {
    name: 'Series moved',
    by: ['PROVIDER'],
    does: ['appointments.moveSeries'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_CHANGED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'appointments.update' },
    shows: [client('new times'), provider('new times'), calendar('new times')],
  },
  'session.cancelByClient': {
    name: 'Session canceled by the client',
    by: ['CLIENT'],
    does: ['appointments.cancel'],
    tells: [{ who: 'PROVIDER', kind: 'APPOINTMENT_CANCELLED' }],
    answer: { who: 'PROVIDER', route: 'providerMessages', does: 'messages.send' },
    shows: [client('CANCELLED'), provider('CANCELLED, with reason and fee'), calendar('struck through'), portal],
  },
  'session.cancelByProvider': {
    name: 'Session canceled by the provider',
    by: ['PROVIDER'],
    does: ['appointments.cancel'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_CANCELLED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'bookings.create' },
    shows: [client('CANCELLED, with reason'), provider('CANCELLED'), calendar('struck through'), portal],
  },
  'session.cancelByAdministrator': {
    name: 'Session canceled by an administrator',
    by: ['ADMINISTRATOR'],
    does: ['admin.sessions.cancel', 'admin.sessions.cancelChosen', 'admin.sessions.cancelMany', 'appointments.cancel'],
    tells: [
      { who: 'CLIENT', kind: 'APPOINTMENT_CANCELLED' },
      { who: 'PROVIDER', kind: 'APPOINTMENT_CANCELLED' },
    ],
    shows: [
      client('CANCELLED'),
      provider('CANCELLED'),
      shown('ADMINISTRATOR', 'adminSessions', 'admin.sessions.list', 'CANCELLED'),
    ],
  },
  'series.cancelByClient': {
    name: 'Series canceled by the client',
    by: ['CLIENT'],
    does: ['appointments.cancelSeries'],
    tells: [{ who: 'PROVIDER', kind: 'APPOINTMENT_CANCELLED' }],
    shows: [client('CANCELLED'), provider('CANCELLED'), calendar('struck through'), portal],
  },
  'series.cancelByProvider': {
    name: 'Series canceled by the provider',
    by: ['PROVIDER'],
    does: ['appointments.cancelSeries'],
    tells: [{ who: 'CLIENT', kind: 'APPOINTMENT_CANCELLED' }],
    shows: [client('CANCELLED'), provider('CANCELLED'), calendar('struck through'), portal],
  },
  'session.remind': {
    name: 'Reminder 24 hours and 1 hour before a session',
    by: ['SERVER'],
    does: [],
    tells: [{ who: 'CLIENT', kind: 'SESSION_REMINDER' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'appointments.cancel' },
    shows: [client('upcoming')],
  },
  'waitlist.join': {
    name: 'Place on a waiting list taken',
    by: ['CLIENT'],
    does: ['waitlist.join'],
    // A provider goes to the list with a free time in hand; a notice for each person would only press.
    tells: [],
    answer: { who: 'PROVIDER', route: 'providerAvailability', does: 'waitlist.offer' },
    shows: [
      shown('CLIENT', 'dashboard', 'waitlist.list', 'WAITING'),
      shown('PROVIDER', 'providerAvailability', 'waitlist.list', 'WAITING'),
    ],
  },
  'waitlist.offer': {
    name: 'Time offered from a waiting list',
    by: ['PROVIDER'],
    does: ['waitlist.offer'],
    tells: [{ who: 'CLIENT', kind: 'WAITLIST_OFFER' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'waitlist.respond' },
    shows: [
      shown('CLIENT', 'dashboard', 'waitlist.list', 'OFFERED'),
      shown('PROVIDER', 'providerAvailability', 'waitlist.list', 'OFFERED'),
    ],
  },
  'waitlist.accept': {
    name: 'Offered time accepted',
    by: ['CLIENT'],
    does: ['waitlist.respond'],
    tells: [{ who: 'PROVIDER', kind: 'APPOINTMENT_BOOKED' }],
    shows: [shown('CLIENT', 'dashboard', 'waitlist.list', 'BOOKED'), provider('booked'), calendar('session')],
  },
  'session.start': {
    name: 'Session started',
    by: ['PROVIDER'],
    does: ['appointments.start'],
    // Whoever has a seat is in front of the room, which opens before their eyes.
    tells: [],
    shows: [client('IN_PROGRESS'), provider('IN_PROGRESS')],
  },
  'session.end': {
    name: 'Session ended',
    by: ['PROVIDER'],
    does: ['appointments.update'],
    // Both were there.
    tells: [],
    answer: { who: 'CLIENT', route: 'therapist', does: 'reviews.create' },
    shows: [client('COMPLETED'), provider('COMPLETED')],
  },
  'session.noShow': {
    name: 'Client did not come',
    by: ['PROVIDER'],
    does: ['appointments.update'],
    // A word from the provider is kinder than a notice.
    tells: [],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'messages.send' },
    shows: [client('NO_SHOW'), provider('NO_SHOW')],
  },
} as const satisfies Record<string, Act>;
