import { describe, expect, test } from 'vitest';
import { mintMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import type { AvailabilitySlot } from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { claimsFor } from '../../rules/tokens.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const slot = (dayOfWeek: number, from: string, until: string, modes: AvailabilitySlot['modes'] = ['ONLINE']) => ({
  dayOfWeek,
  from,
  until,
  modes,
});
const wednesdays = { from: '2026-12-02T00:00:00-05:00', to: '2026-12-03T00:00:00-05:00' };

function open() {
  const server = createTestServer();
  const amina = server.as(who.amina);
  const openTimes = async () => {
    const { slots } = await server.as(null).call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId: serviceIdOf(ids.providers.amina, 'session'), ...wednesdays },
    });
    return slots.map(({ startsAt }) => startsAt.slice(11, 16));
  };
  return { server, amina, openTimes };
}

describe('a provider’s hours', () => {
  test('[CALL-6] [CALL-5] determine the open times', async () => {
    const { server, amina, openTimes } = open();
    const {
      bookedOutside: _,
      rules: __,
      ...saved
    } = await amina.call(contract.updateAvailability, {
      body: { slots: [slot(3, '15:00', '17:00'), slot(3, '10:00', '11:00')], version: 1 },
    });
    expect(saved).toMatchObject({
      version: 2,
      slots: [{ from: '10:00' }, { from: '15:00' }],
      exceptions: [{ reason: 'Conference' }, {}],
    });
    expect(
      await server.as(null).call(contract.getAvailability, { query: { providerId: ids.providers.amina } }),
    ).toEqual(saved);
    expect(await openTimes()).toEqual(['15:00', '20:00', '21:00']);
  });

  test('[CALL-6] of a single date replace the weekly ones', async () => {
    const { amina, openTimes } = open();
    const exceptions = [
      { date: '2026-12-02', slots: [{ from: '07:00', until: '08:00', modes: ['ONLINE' as const] }], reason: null },
    ];
    await amina.call(contract.updateAvailability, {
      body: { slots: [slot(3, '10:00', '12:00')], exceptions, version: 1 },
    });
    expect(await openTimes()).toEqual(['12:00']);
  });

  test('[CALL-6] [SEC-16] with an old version are a conflict', async () => {
    const { amina } = open();
    await amina.call(contract.updateAvailability, { body: { slots: [], version: 1 } });
    await expect(amina.call(contract.updateAvailability, { body: { slots: [], version: 1 } })).rejects.toMatchObject({
      status: 409,
      details: { version: 2 },
    });
  });

  test('[CALL-6] [SEC-16] without a version are refused at that field, and replace nothing', async () => {
    const { server, amina } = open();
    const answered = await server.fetch('/v1/availability', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${mintMockToken(claimsFor(who.amina))}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ slots: [] }),
    });
    expect(answered.status).toBe(422);
    expect(await answered.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { version: 'This is needed.' } },
    });
    expect((await amina.call(contract.getAvailability, {})).version).toBe(1);
  });

  test.each([
    [
      'slots.1',
      [slot(1, '09:00', '12:00'), slot(1, '11:30', '13:00')],
      'Monday 11:30–13:00 overlaps with Monday 09:00–12:00.',
    ],
    ['slots.0.until', [slot(1, '12:00', '09:00')], 'The end has to come after the start.'],
    ['slots.0.dayOfWeek', [slot(8, '09:00', '12:00')], expect.any(String)],
    ['slots.0.from', [slot(1, '9:00', '12:00')], expect.any(String)],
    ['slots.0.modes', [slot(1, '09:00', '12:00', [])], expect.any(String)],
  ])('[CALL-6] that are invalid are named: %s', async (field, slots, words) => {
    await expect(open().amina.call(contract.updateAvailability, { body: { slots, version: 1 } })).rejects.toMatchObject(
      {
        status: 422,
        details: { fields: { [field]: words } },
      },
    );
  });

  test('[CALL-6] may be adjacent, and each date is listed once', async () => {
    const { amina } = open();
    expect(
      (
        await amina.call(contract.updateAvailability, {
          body: {
            slots: [slot(1, '09:00', '12:00'), slot(1, '12:00', '13:00'), slot(2, '09:00', '12:00')],
            version: 1,
          },
        })
      ).slots,
    ).toHaveLength(3);
    const off = { date: '2026-12-10', slots: [], reason: null };
    await expect(
      amina.call(contract.updateAvailability, { body: { slots: [], exceptions: [off, off], version: 2 } }),
    ).rejects.toMatchObject({ details: { fields: { 'exceptions.1.date': expect.any(String) } } });
  });

  test('[CARE-5] close for the Friday prayer', async () => {
    const { server, amina } = open();
    const fridays = async () => {
      const { slots } = await server.as(null).call(contract.listOpenSlots, {
        params: { id: ids.providers.amina },
        query: {
          serviceId: serviceIdOf(ids.providers.amina, 'session'),
          from: '2026-12-04T00:00:00-05:00',
          to: '2026-12-05T00:00:00-05:00',
        },
      });
      return slots.map(({ startsAt }) => startsAt.slice(11, 16));
    };
    await amina.call(contract.updateAvailability, {
      body: { slots: [slot(5, '08:00', '20:00')], exceptions: [], version: 1 },
    });
    const { version, prayerRules } = await amina.call(contract.getProviderProfile, {});
    const setJumuah = (jumuah: typeof prayerRules.jumuah, read: number) =>
      amina.call(contract.updateProviderProfile, {
        body: { version: read, prayerRules: { ...prayerRules, jumuah } },
      });
    await setJumuah(null, version);
    const all = await fridays();
    expect(all).toContain('17:00');
    await setJumuah({ from: '12:00', until: '14:00' }, version + 1);
    expect(await fridays()).toEqual(all.filter((start) => start <= '16:00' || start >= '19:00'));
    await setJumuah({ from: '00:00', until: '23:59' }, version + 2);
    expect(await fridays()).toEqual([]);
  });

  const otherRules = async (amina: ReturnType<typeof open>['amina']) => {
    const { rules, ...hours } = await amina.call(contract.getAvailability, {});
    if (!rules) throw new Error('the provider reads their own rules');
    return { rules, body: { slots: hours.slots, exceptions: hours.exceptions, version: hours.version } };
  };

  test('[CALL-5] show their rules to no one but the provider', async () => {
    const { server, amina } = open();
    const query = { providerId: ids.providers.amina };
    expect((await amina.call(contract.getAvailability, { query })).rules).toMatchObject({ noticeMinutes: 120 });
    expect(await server.as(who.layla).call(contract.getAvailability, { query })).not.toHaveProperty('rules');
  });

  test('[CALL-6] are kept free before their notice, after their horizon, and read on the clock of a journey', async () => {
    const { amina, openTimes } = open();
    const { rules, body } = await otherRules(amina);
    const wednesday = { ...body, slots: [slot(3, '15:00', '17:00')], exceptions: [] };
    const openWith = async (changes: Partial<typeof rules>, version: number) => {
      await amina.call(contract.updateAvailability, {
        body: { ...wednesday, rules: { ...rules, ...changes }, version },
      });
      return openTimes();
    };
    expect(await openWith({}, 1)).toEqual(['20:00', '21:00']);
    expect(await openWith({ noticeMinutes: 14 * 1440 }, 2)).toEqual([]);
    expect(await openWith({ horizonDays: 8 }, 3)).toEqual([]);
    // Two hours in Cairo, of which the second is blocked in New York.
    const travel = [{ from: '2026-12-01', until: '2026-12-03', timeZone: 'Africa/Cairo' }];
    expect(await openWith({ travel }, 4)).toEqual(['13:00']);
    // Asr is at about a quarter past two.
    const around = [{ prayer: 'ASR' as const, minutesBefore: 0, minutesAfter: 60 }];
    expect(await openWith({ prayer: { ...rules.prayer, around } }, 5)).toEqual(['21:00']);
  });

  test('[CALL-6] raise the version of the profile where its prayer rules are set, so that an old profile does not replace them', async () => {
    const { amina } = open();
    const { rules, body } = await otherRules(amina);
    const { version } = await amina.call(contract.getProviderProfile, {});
    await amina.call(contract.updateAvailability, { body: { ...body, rules } });
    expect((await amina.call(contract.getProviderProfile, {})).version).toBe(version + 1);
  });

  test.each([
    ['rules.travel.0.until', { travel: [{ from: '2026-12-03', until: '2026-12-01', timeZone: 'Africa/Cairo' }] }],
    ['rules.travel.0.timeZone', { travel: [{ from: '2026-12-01', until: '2026-12-03', timeZone: 'Moon/Base' }] }],
    [
      'rules.travel.1.from',
      {
        travel: [
          { from: '2026-12-01', until: '2026-12-03', timeZone: 'Africa/Cairo' },
          { from: '2026-12-03', until: '2026-12-04', timeZone: 'Europe/London' },
        ],
      },
    ],
    ['rules.horizonDays', { horizonDays: 0 }],
  ])('[CALL-6] with rules that make no sense are refused at %s', async (field, changes) => {
    const { amina } = open();
    const { rules, body } = await otherRules(amina);
    await expect(
      amina.call(contract.updateAvailability, { body: { ...body, rules: { ...rules, ...changes } } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } });
  });

  test('[CARE-5] are previewed as they would be, and nothing is kept', async () => {
    const { amina, openTimes } = open();
    const { rules } = await otherRules(amina);
    const before = await openTimes();
    const { slots } = await amina.call(contract.previewAvailability, {
      body: {
        slots: [slot(3, '07:00', '09:00')],
        exceptions: [],
        rules,
        serviceId: serviceIdOf(ids.providers.amina, 'session'),
        ...wednesdays,
      },
    });
    expect(slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['12:00', '13:00']);
    expect(await openTimes()).toEqual(before);
  });

  test('[CALL-6] keep a buffer of a quarter of an hour after ten to eleven: eleven is refused, a quarter past is the next', async () => {
    const { server, amina, openTimes } = open();
    const { rules, body } = await otherRules(amina);
    const layla = server.as(who.layla);
    await amina.call(contract.updateAvailability, {
      body: {
        ...body,
        slots: [slot(3, '15:00', '18:00')],
        exceptions: [],
        rules: { ...rules, bufferMinutes: 15, stepMinutes: 15 },
      },
    });
    const book = (startsAt: string) =>
      layla.call(contract.createAppointment, {
        body: {
          providerId: ids.providers.amina,
          serviceId: serviceIdOf(ids.providers.amina, 'session'),
          mode: 'ONLINE',
          clientTimeZone: 'America/New_York',
          startsAt,
          consent: { treatment: true, telehealth: true, policy: true },
        },
      });
    // From three to ten to four in New York.
    await book('2026-12-02T20:00:00Z');
    expect((await openTimes())[0]).toBe('21:15');
    await expect(book('2026-12-02T21:00:00Z')).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    await book('2026-12-02T21:15:00Z');
  });

  test('[CALL-6] may be empty, and then nothing can be booked', async () => {
    const { amina, openTimes } = open();
    expect(await openTimes()).not.toEqual([]);
    await amina.call(contract.updateAvailability, { body: { slots: [], exceptions: [], version: 1 } });
    expect(await openTimes()).toEqual([]);
  });

  test('[CALL-6] that are cut name the sessions outside them, and cancel none', async () => {
    const { amina } = open();
    const ahead = async () =>
      (await amina.call(contract.listAppointments, { query: { as: 'provider' } })).items.filter(
        ({ status, startsAt }) => status === 'CONFIRMED' && startsAt > '2026-11-24T15:00',
      );
    const before = await ahead();
    expect(before.length).toBeGreaterThan(1);
    const tried = await amina.call(contract.updateAvailability, {
      body: { slots: [], exceptions: [], version: 1, dryRun: true },
    });
    expect(tried.bookedOutside?.map(({ appointmentId }) => appointmentId)).toEqual(
      expect.arrayContaining(before.map(({ id }) => id)),
    );
    expect((await amina.call(contract.getAvailability, {})).version).toBe(1);
    const saved = await amina.call(contract.updateAvailability, { body: { slots: [], exceptions: [], version: 1 } });
    expect(saved.bookedOutside).toEqual(tried.bookedOutside);
    expect(await ahead()).toEqual(before);
  });

  test('[CALL-6] that are changed name only the sessions that the change puts outside them', async () => {
    const { amina } = open();
    const first = await amina.call(contract.updateAvailability, { body: { slots: [], exceptions: [], version: 1 } });
    expect(first.bookedOutside?.length).toBeGreaterThan(0);
    const rules = { ...(first.rules as NonNullable<typeof first.rules>), noticeMinutes: 240 };
    const second = await amina.call(contract.updateAvailability, {
      body: { slots: [], exceptions: [], rules, version: 2 },
    });
    expect(second.bookedOutside).toEqual([]);
  });

  test('[CALL-6] past midnight are kept as two parts and offered as one stretch', async () => {
    const { amina } = open();
    const slots = [slot(2, '23:30', '23:59'), slot(3, '00:00', '02:00')];
    await amina.call(contract.updateAvailability, { body: { slots, exceptions: [], version: 1 } });
    const { slots: offered } = await amina.call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: {
        serviceId: serviceIdOf(ids.providers.amina, 'session'),
        from: '2026-12-01T12:00:00-05:00',
        to: '2026-12-02T12:00:00-05:00',
      },
    });
    // Midnight in New York is 05:00 UTC. The first of the sessions begins before it and ends after it.
    expect(offered.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['04:30', '05:00', '06:00']);
  });

  test('[CALL-6] of a single date may go past midnight too, beside the hours of the next day', async () => {
    const { amina } = open();
    const own = (from: string, until: string) => ({ from, until, modes: ['ONLINE' as const] });
    const exceptions = [{ date: '2026-12-01', slots: [own('23:30', '02:00')], reason: null }];
    await amina.call(contract.updateAvailability, {
      body: { slots: [slot(3, '09:00', '17:00')], exceptions, version: 1 },
    });
    const { slots: offered } = await amina.call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: {
        serviceId: serviceIdOf(ids.providers.amina, 'session'),
        from: '2026-12-01T12:00:00-05:00',
        to: '2026-12-02T12:00:00-05:00',
      },
    });
    // The usual hours of the Wednesday stay beside what the Tuesday has after midnight.
    const starts = offered.map(({ startsAt }) => startsAt.slice(11, 16));
    expect(starts.slice(0, 3)).toEqual(['04:30', '05:00', '06:00']);
    expect(starts.slice(3).length).toBeGreaterThan(0);
    expect(starts.slice(3).every((start) => start >= '14:00')).toBe(true);
    await expect(
      amina.call(contract.updateAvailability, {
        body: {
          slots: [],
          exceptions: [{ date: '2026-12-01', slots: [own('22:00', '01:00'), own('23:00', '23:30')], reason: null }],
          version: 2,
        },
      }),
    ).rejects.toMatchObject({ details: { fields: { 'exceptions.0.slots.1': expect.any(String) } } });
  });

  test('[CALL-6] are limited to modes of the profile, and to providers', async () => {
    const server = createTestServer();
    await expect(
      server
        .as(who.grace)
        .call(contract.updateAvailability, { body: { slots: [slot(1, '09:00', '12:00', ['IN_PERSON'])], version: 1 } }),
    ).rejects.toMatchObject({ details: { fields: { 'slots.0.modes': expect.any(String) } } });
    await expect(
      server.as(who.layla).call(contract.updateAvailability, { body: { slots: [], version: 1 } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
