import type { ProviderProfile, Service, Slot } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { onlyMode, openBooking, whyClosed } from './opening.ts';

const service = (id: string, modes: Service['modes']) => ({ id, name: id, modes, durationMinutes: 50 }) as Service;
const online = service('session', ['ONLINE']);
const both = service('long', ['ONLINE', 'IN_PERSON']);
const profile = (over: Partial<ProviderProfile> = {}) =>
  ({ services: [online, both], verification: 'VERIFIED', acceptingNewClients: true, ...over }) as ProviderProfile;
const slots = [{ id: 's1', startsAt: '2026-11-26T14:00:00Z', endsAt: '2026-11-26T14:50:00Z', modes: ['IN_PERSON', 'ONLINE'] }] as Slot[];

describe('a booking that begins', () => {
  it('with nothing chosen asks for the service', () => {
    expect(openBooking(profile(), {}, undefined)).toEqual({ choice: { service: null, mode: null, time: null }, step: 'service', notice: null });
  });

  it('with the only service there is asks for the time', () => {
    expect(openBooking(profile({ services: [online] }), {}, undefined)).toMatchObject({ choice: { service: online, mode: 'ONLINE' }, step: 'time' });
  });

  it.each([
    ['a service', { serviceId: 'session' }, undefined, 'time', null],
    ['a service with two ways to meet', { serviceId: 'long' }, undefined, 'service', null],
    ['a service that is gone', { serviceId: 'old' }, undefined, 'service', 'serviceGone'],
    ['a time that is open', { serviceId: 'session', startsAt: '2026-11-26T09:00:00-05:00' }, slots, 'details', null],
    ['a time with two ways to meet', { serviceId: 'long', startsAt: '2026-11-26T14:00:00Z' }, slots, 'details', null],
    ['a time that is taken', { serviceId: 'session', startsAt: '2026-11-26T15:00:00Z' }, slots, 'time', 'timeGone'],
    ['a time that cannot be checked', { serviceId: 'session', startsAt: '2026-11-26T14:00:00Z' }, undefined, 'time', null],
    ['a time that is none', { serviceId: 'session', startsAt: 'noon' }, slots, 'time', null],
    ['a time without a service', { startsAt: '2026-11-26T14:00:00Z' }, slots, 'service', null],
  ] as const)('with %s', (_, start, open, step, notice) => {
    expect(openBooking(profile(), start, open)).toMatchObject({ step, notice });
  });

  it('takes the slot’s own instants', () => {
    expect(openBooking(profile(), { serviceId: 'long', startsAt: '2026-11-26T09:00:00-05:00' }, slots).choice).toEqual({
      service: both, mode: 'ONLINE', time: { startsAt: '2026-11-26T14:00:00Z', endsAt: '2026-11-26T14:50:00Z' },
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
