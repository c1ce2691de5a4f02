import type * as v from 'valibot';
import {
  authorizeCalendar,
  connectCalendar,
  createCalendarBlock,
  disconnectCalendar,
  listCalendarConflicts,
  listCalendars,
  removeCalendarBlock,
  resolveCalendarConflict,
} from '../cloud/calendars.ts';
import type { calendarEvent } from '../schemas/appointment.ts';
import { syncCalendar } from '../v1/calendar-sync.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const carInspection: v.InferInput<typeof calendarEvent> = {
  id: 'blk-5gf6qghhzq',
  kind: 'EXTERNAL',
  title: 'Car inspection',
  startsAt: '2026-11-25T14:30:00.000Z',
  endsAt: '2026-11-25T15:30:00.000Z',
  timeZone: 'America/New_York',
  appointmentId: null,
};

export const calendarExamples: readonly AnyExample[] = [
  exampleOf(syncCalendar, {
    input: { params: { id: 'google' } },
    response: {
      calendar: {
        id: 'google',
        status: 'CONNECTED',
        account: 'amina.rahman@mail.example',
        writesSessions: true,
        connectedAt: '2026-07-26T15:00:00.000Z',
        lastSyncedAt: '2026-11-24T15:00:00.000Z',
        eventCount: 4,
      },
      imported: [
        carInspection,
        {
          id: 'blk-td73x5m8zt',
          kind: 'EXTERNAL',
          title: 'Call with Baba’s doctor',
          startsAt: '2026-11-26T17:30:00.000Z',
          endsAt: '2026-11-26T18:15:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: null,
        },
        {
          id: 'blk-n9e2rswu7x',
          kind: 'EXTERNAL',
          title: 'Parents’ evening',
          startsAt: '2026-12-02T22:15:00.000Z',
          endsAt: '2026-12-03T01:00:00.000Z',
          timeZone: 'America/New_York',
          appointmentId: null,
        },
      ],
      removedCount: 0,
      unchangedCount: 1,
      conflicts: [
        {
          event: carInspection,
          conflictsWith: {
            id: 'evt-apt-r6j2m4q9',
            kind: 'APPOINTMENT',
            title: 'Noah Bergström',
            startsAt: '2026-11-25T15:00:00.000Z',
            endsAt: '2026-11-25T15:50:00.000Z',
            timeZone: 'America/New_York',
            appointmentId: 'apt-r6j2m4q9',
          },
        },
      ],
      syncedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listCalendars, {
    input: {},
    response: {
      items: [
        {
          id: 'google',
          status: 'CONNECTED',
          account: 'amina.rahman@mail.example',
          writesSessions: true,
          connectedAt: '2026-07-26T15:00:00.000Z',
          lastSyncedAt: '2026-11-23T20:00:00.000Z',
          eventCount: 1,
        },
        {
          id: 'outlook',
          status: 'NEEDS_SIGN_IN',
          account: 'a.rahman@queens-hospital.example',
          writesSessions: false,
          connectedAt: '2026-01-28T15:00:00.000Z',
          lastSyncedAt: '2026-10-09T15:00:00.000Z',
          eventCount: 0,
        },
      ],
    },
  }),
  exampleOf(authorizeCalendar, {
    input: { params: { id: 'outlook' }, body: { writesSessions: false } },
    response: { url: '/service-sign-in/outlook.html' },
  }),
  exampleOf(connectCalendar, {
    input: { params: { id: 'outlook' }, body: { authorizationCode: '0.AVYAk2xR8-demo-code', writesSessions: false } },
    prepare: async ({ call }) => {
      await call(authorizeCalendar, { params: { id: 'outlook' }, body: { writesSessions: false } }, 'provider');
      return { params: { id: 'outlook' }, body: { authorizationCode: '0.AVYAk2xR8-demo-code' } };
    },
    response: {
      id: 'outlook',
      status: 'CONNECTED',
      account: 'therapist@demo.test',
      writesSessions: false,
      connectedAt: '2026-11-24T15:00:00.000Z',
      lastSyncedAt: null,
      eventCount: 0,
    },
  }),
  exampleOf(disconnectCalendar, {
    input: { params: { id: 'google' } },
    response: {
      id: 'google',
      status: 'NOT_CONNECTED',
      account: null,
      writesSessions: false,
      connectedAt: null,
      lastSyncedAt: null,
      eventCount: 0,
    },
  }),
  exampleOf(createCalendarBlock, {
    input: {
      body: {
        title: 'Writing a court report',
        startsAt: '2026-12-02T13:00:00-05:00',
        endsAt: '2026-12-02T13:30:00-05:00',
      },
    },
    response: {
      id: 'blk-155ae38b38',
      kind: 'BLOCK',
      title: 'Writing a court report',
      startsAt: '2026-12-02T18:00:00.000Z',
      endsAt: '2026-12-02T18:30:00.000Z',
      timeZone: 'America/New_York',
      appointmentId: null,
    },
  }),
  exampleOf(removeCalendarBlock, {
    input: { params: { id: 'blk-1' } },
    response: {
      id: 'blk-1',
      kind: 'BLOCK',
      title: 'Supervision group',
      startsAt: '2026-11-25T18:30:00.000Z',
      endsAt: '2026-11-25T20:00:00.000Z',
      timeZone: 'America/New_York',
      appointmentId: null,
    },
  }),
  exampleOf(listCalendarConflicts, {
    input: {},
    response: {
      items: [
        {
          event: carInspection,
          conflictsWith: {
            id: 'evt-apt-r6j2m4q9',
            kind: 'APPOINTMENT',
            title: 'Noah Bergström',
            startsAt: '2026-11-25T15:00:00.000Z',
            endsAt: '2026-11-25T15:50:00.000Z',
            timeZone: 'America/New_York',
            appointmentId: 'apt-r6j2m4q9',
          },
        },
      ],
    },
    prepare: async ({ call }) => {
      await call(syncCalendar, { params: { id: 'google' } }, 'provider');
      return {};
    },
  }),
  exampleOf(resolveCalendarConflict, {
    input: { params: { id: 'blk-2' }, body: { resolution: 'IGNORE_EVENT' } },
    response: {
      id: 'blk-2',
      kind: 'EXTERNAL',
      title: 'Dentist',
      startsAt: '2026-11-27T21:00:00.000Z',
      endsAt: '2026-11-27T23:00:00.000Z',
      timeZone: 'America/New_York',
      appointmentId: null,
      isBusy: false,
    },
  }),
];
