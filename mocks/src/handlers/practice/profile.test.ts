import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { OperationInput } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

type Changes = OperationInput<typeof contract.updateProviderProfile>['body'];

async function open(email: string = who.amina) {
  const server = createTestServer();
  const client = server.as(email);
  const profile = await client.call(contract.getProviderProfile, {});
  const save = (changes: Omit<Changes, 'version'>, version = profile.version) =>
    client.call(contract.updateProviderProfile, { body: { ...changes, version } });
  const page = () => server.as(null).call(contract.getProvider, { params: { idOrHandle: ids.providers.amina } });
  return { server, client, profile, save, page };
}

describe('a provider’s own profile', () => {
  test('[CALL-1] shows the page, the account and the documents', async () => {
    const { profile, page } = await open();
    const { reviews: _reviews, ...shown } = await page();
    expect(profile).toMatchObject(shown);
    expect(profile).toMatchObject({
      email: who.amina,
      version: 7,
      prayerRules: { jumuah: { from: '12:30' } },
      documents: [{ kind: 'LICENSE', status: 'ACCEPTED' }, {}],
    });
  });

  test.each([who.yusuf, who.grace, who.mariam, who.daniel, who.peter, who.tomas])(
    '[CALL-1] of %s exists too',
    async (email) => {
      expect((await open(email)).profile.email).toBe(email);
    },
  );

  test('[CALL-2] takes no insurers from an imam, and donations from imams and mentors alone', async () => {
    const imam = await open(who.yusuf);
    await expect(imam.save({ insurers: ['AETNA'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const byDonation = ({ profile }: Awaited<ReturnType<typeof open>>) =>
      profile.services.map((service) => ({
        ...service,
        pricing: 'DONATION' as const,
        price: { amountMinor: 0, currency: 'USD' as const },
      }));
    expect((await imam.save({ services: byDonation(imam) })).services.map(({ pricing }) => pricing)).toContain(
      'DONATION',
    );
    const therapist = await open();
    await expect(therapist.save({ services: byDonation(therapist) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('[CALL-1] is not available to administrators without a provider record, or to clients', async () => {
    await expect(open(who.ingrid)).rejects.toMatchObject({ status: 404 });
    await expect(open(who.layla)).rejects.toMatchObject({ status: 403 });
  });

  test('[CALL-2] changes the public page and the directory at once, and keeps omitted fields', async () => {
    const { server, profile, save, page } = await open();
    const [first, session] = profile.services;
    if (!first || !session) throw new Error('Dr. Rahman offers two services at least');
    const services = [
      first,
      { ...session, price: { ...session.price, currency: 'USD' as const, amountMinor: 9900 } },
    ].map((service) => ({ ...service, price: { ...service.price, currency: 'USD' as const } }));
    const kept = await open();
    await expect(kept.save({ services })).rejects.toMatchObject({
      status: 409,
      code: 'SERVICE_IN_USE',
      details: { services: ['Couples session'] },
    });
    const all = profile.services.map((service) => ({
      ...service,
      price: { currency: 'USD' as const, amountMinor: service.id === session.id ? 9900 : service.price.amountMinor },
    }));
    const saved = await save({
      headline: 'Psychologist in two worlds',
      languages: ['en', 'ar', 'ar'],
      services: all,
      cancellationPolicy: { freeUntilHours: 48, lateFeePercent: 0 },
    });
    expect(saved).toMatchObject({
      version: 8,
      headline: 'Psychologist in two worlds',
      about: profile.about,
      languages: ['en', 'ar'],
      fee: { price: { amountMinor: 9900 } },
    });
    expect(await page()).toMatchObject({
      headline: 'Psychologist in two worlds',
      cancellationPolicy: { freeUntilHours: 48 },
    });
    const { items } = await server.as(null).call(contract.searchProviders, { query: { q: 'two worlds' } });
    expect(items).toMatchObject([{ id: ids.providers.amina, fee: { price: { amountMinor: 9900 } } }]);
  });

  test('[CALL-2] adds a new service with an id', async () => {
    const { profile, save } = await open(who.grace);
    const added = {
      name: 'Walk and talk',
      description: 'An hour along the river.',
      durationMinutes: 60,
      price: { amountMinor: 7000, currency: 'USD' as const },
      modes: ['ONLINE' as const],
      isIntroduction: false,
    };
    const saved = await save({
      services: [
        ...profile.services.map((service) => ({ ...service, price: { ...service.price, currency: 'USD' as const } })),
        added,
      ],
    });
    expect(saved.services.at(-1)).toMatchObject({ ...added, id: expect.stringMatching(/^srv-/) });
  });

  test('[CALL-2] [SEC-16] with an old version is a conflict and changes nothing', async () => {
    const { save, page } = await open();
    await expect(save({ headline: 'Late' }, 6)).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { version: 7 },
    });
    expect((await page()).headline).not.toBe('Late');
  });

  test('[CALL-2] rejects a taken user name', async () => {
    const { save } = await open();
    await expect(save({ handle: 'grace-okafor' })).rejects.toMatchObject({ status: 409, code: 'HANDLE_TAKEN' });
    expect(await save({ handle: 'dr.rahman' })).toMatchObject({ handle: 'dr.rahman' });
  });

  test.each<[field: string, changes: Omit<Changes, 'version'>]>([
    ['timeZone', { timeZone: 'Nowhere/Land' }],
    ['address', { address: null }],
    ['services.1.modes', { modes: ['ONLINE'] }],
    [
      'services.0.id',
      {
        services: [
          {
            id: 'prv-grace-okafor-session',
            name: 'x',
            description: 'x',
            durationMinutes: 50,
            price: { amountMinor: 1, currency: 'USD' },
            modes: ['ONLINE'],
            isIntroduction: false,
          },
        ],
      },
    ],
    [
      'prayerRules.around.1.prayer',
      {
        prayerRules: {
          around: [1, 2].map(() => ({ prayer: 'ASR' as const, minutesBefore: 0, minutesAfter: 5 })),
          jumuah: null,
          ramadan: null,
          method: 'ISNA',
          asr: 'HANAFI',
          highLatitude: 'MIDDLE_OF_NIGHT',
        },
      },
    ],
    ['cancellationPolicy.lateFeePercent', { cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 101 } }],
    ['about', { about: [] }],
  ])('[CALL-2] reports the problem of %s', async (field, changes) => {
    const { save } = await open();
    await expect(save(changes)).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('[CALL-2] [API-5] is saved once for each key', async () => {
    const { client } = await open();
    const input = { body: { version: 7, headline: 'Once' } };
    const first = await client.call(contract.updateProviderProfile, input, { idempotencyKey: 'intent-save' });
    expect(await client.call(contract.updateProviderProfile, input, { idempotencyKey: 'intent-save' })).toEqual(first);
  });
});
