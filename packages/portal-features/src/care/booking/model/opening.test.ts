import type { ProviderProfile, Service, Slot } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { onlyMode, openBooking, whyClosed, withMode, withService } from './opening.ts';

const service = (id: string, modes: Service['modes']) => ({ id, name: id, modes, durationMinutes: 50 }) as Service;
const online = service('session', ['ONLINE']);
const both = service('long', ['ONLINE', 'IN_PERSON']);
const profile = (over: Partial<ProviderProfile> = {}) =>
  ({ services: [online, both], verification: 'VERIFIED', acceptingNewClients: true, ...over }) as ProviderProfile;
const slots = [
  { id: 's1', startsAt: '2026-11-26T14:00:00Z', endsAt: '2026-11-26T14:50:00Z', modes: ['IN_PERSON', 'ONLINE'] },
] as Slot[];

describe('openBooking', () => {
  it('asks for the service when nothing is chosen', () => {
    expect(openBooking(profile(), {}, undefined)).toEqual({
      choice: { service: null, mode: null, time: null, wish: null },
      step: 'service',
      view: 'steps',
      isServiceGone: false,
    });
  });

  it('asks for the time when there is only one service', () => {
    expect(openBooking(profile({ services: [online] }), {}, undefined)).toMatchObject({
      choice: { service: online, mode: 'ONLINE' },
      step: 'time',
    });
  });

  it('shows the online times of the first session in the calendar', () => {
    expect(openBooking(profile({ services: [both] }), {}, undefined, 'calendar')).toMatchObject({
      choice: { service: both, mode: 'ONLINE' },
      step: 'time',
      view: 'calendar',
    });
    expect(openBooking(profile(), {}, undefined, 'calendar')).toMatchObject({
      choice: { service: online, mode: 'ONLINE' },
      step: 'time',
    });
  });

  const noon = '2026-11-26T15:00:00Z';
  it.each([
    ['a service', { serviceId: 'session' }, undefined, 'time', null],
    ['a service with two ways to meet', { serviceId: 'long' }, undefined, 'service', null],
    ['a time that is open', { serviceId: 'session', startsAt: '2026-11-26T09:00:00-05:00' }, slots, 'details', null],
    ['a time with two ways to meet', { serviceId: 'long', startsAt: '2026-11-26T14:00:00Z' }, slots, 'details', null],
    ['a time that is taken', { serviceId: 'session', startsAt: noon }, slots, 'time', noon],
    ['a time that cannot be checked', { serviceId: 'session', startsAt: noon }, undefined, 'time', noon],
    ['a time that is not a date', { serviceId: 'session', startsAt: 'noon' }, slots, 'time', null],
    ['a time without a service', { startsAt: noon }, slots, 'service', noon],
  ] as const)('begins with %s', (_, start, open, step, wish) => {
    expect(openBooking(profile(), start, open)).toMatchObject({ step, choice: { wish }, isServiceGone: false });
  });

  it('reports that the requested service is gone', () => {
    expect(openBooking(profile(), { serviceId: 'old' }, undefined)).toMatchObject({
      step: 'service',
      isServiceGone: true,
    });
  });

  it('turns the time into a wish after another service or way to meet, and keeps what still fits', () => {
    const { choice } = openBooking(profile(), { serviceId: 'session', startsAt: '2026-11-26T14:00:00Z' }, slots);
    expect(withService(choice, online)).toBe(choice);
    expect(withService(choice, both)).toEqual({
      service: both,
      mode: 'ONLINE',
      time: null,
      wish: '2026-11-26T14:00:00Z',
    });
    expect(withMode(withService(choice, both), 'IN_PERSON')).toMatchObject({
      mode: 'IN_PERSON',
      time: null,
      wish: '2026-11-26T14:00:00Z',
    });
    expect(withMode(choice, 'ONLINE')).toBe(choice);
  });

  it('takes start and end from the slot', () => {
    expect(openBooking(profile(), { serviceId: 'long', startsAt: '2026-11-26T09:00:00-05:00' }, slots).choice).toEqual({
      service: both,
      mode: 'ONLINE',
      time: { startsAt: '2026-11-26T14:00:00Z', endsAt: '2026-11-26T14:50:00Z' },
      wish: null,
    });
  });
});

describe('a provider', () => {
  it.each([
    [profile(), false, null],
    [profile({ verification: 'LAPSED' }), true, 'notVerified'],
    [profile({ verification: 'PENDING' }), false, 'notVerified'],
    [profile({ acceptingNewClients: false }), false, 'notAccepting'],
    [profile({ acceptingNewClients: false }), true, null],
    [profile({ services: [] }), false, 'noServices'],
  ] as const)('is closed or not: case %#', (who, isClient, closed) => {
    expect(whyClosed(who, isClient)).toBe(closed);
  });

  it('leaves no choice of how to meet where there is one way', () => {
    expect([onlyMode(online), onlyMode(both), onlyMode(null)]).toEqual(['ONLINE', null, null]);
  });
});
