import { readMockToken } from '@sakina/platform/auth/mock';
import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { OnboardingAnswers } from '@sakina/platform/contract';
import { claimsFor, issueTokens } from '../../rules/tokens.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const topics: OnboardingAnswers = { persona: 'TOPICS', topics: ['GRIEF'], note: null };
const patient: OnboardingAnswers = {
  persona: 'PATIENT',
  reasons: ['ANXIETY'],
  inOwnWords: null,
  languages: ['en'],
  preferredGender: null,
  faithInCare: 'WELCOME',
  modes: ['ONLINE'],
  times: [],
  emergencyContact: null,
};

describe('onboarding', () => {
  test('[AUTH-7] [CALL-48] completes the profile, in the next token and every later one', async () => {
    const store = createMemoryStore();
    const server = createTestServer({ store });
    const signIn = () => store.run((tables) => issueTokens(tables, who.zaynab, claimsFor(who.zaynab), server.now()));
    const pair = await signIn();
    expect(readMockToken(pair.accessToken)).toMatchObject({ profileCompleted: false });
    expect(await server.as(who.zaynab).call(contract.submitOnboarding, { body: { answers: patient } })).toMatchObject({
      profileCompleted: true,
      answers: patient,
    });
    const renewed = await server.as(null).call(contract.refreshTokens, { body: { refreshToken: pair.refreshToken } });
    expect(readMockToken(renewed.accessToken)).toMatchObject({ profileCompleted: true, email: who.zaynab });
    expect(readMockToken((await signIn()).accessToken)).toMatchObject({ profileCompleted: true });
  });

  test('[API-6] keeps the latest submission for each persona', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    const first = await zaynab.call(contract.submitOnboarding, { body: { answers: topics } });
    server.pass({ hours: 1 });
    await zaynab.call(contract.submitOnboarding, { body: { answers: patient } });
    server.pass({ hours: 1 });
    const again = await zaynab.call(contract.submitOnboarding, { body: { answers: { ...topics, topics: ['SLEEP'] } } });
    expect(again).toMatchObject({
      id: first.id,
      firstSubmittedAt: first.submittedAt,
      submittedAt: '2026-11-24T17:00:00.000Z',
    });
    expect((await zaynab.call(contract.listOwnOnboarding, {})).items.map(({ answers }) => answers.persona)).toEqual([
      'TOPICS',
      'PATIENT',
    ]);
  });

  test('[API-6] shows users their own answers only', async () => {
    const server = createTestServer();
    expect((await server.as(who.layla).call(contract.listOwnOnboarding, {})).items).toMatchObject([
      { answers: { persona: 'TOPICS' } },
      { answers: { persona: 'PATIENT', reasons: ['ANXIETY', 'WORK_STRESS'] } },
    ]);
    expect((await server.as(who.zaynab).call(contract.listOwnOnboarding, {})).items).toEqual([]);
  });

  test.each<[field: string, answers: unknown]>([
    ['answers.persona', { persona: 'ADMIN' }],
    ['answers.topics', { persona: 'TOPICS', topics: [], note: null }],
    [
      'answers.acceptsSupervision',
      {
        persona: 'MENTOR',
        experience: 'x',
        specialities: ['YOUTH'],
        languages: ['en'],
        hoursAWeek: 3,
        acceptsSupervision: false,
      },
    ],
    ['answers.emergencyContact.phone', { ...patient, emergencyContact: { name: 'Samir', phone: 'home' } }],
    ['answers', 'PATIENT'],
  ])('[API-6] reports the problem of %s', async (field, answers) => {
    await expect(
      createTestServer()
        .as(who.zaynab)
        .call(contract.submitOnboarding, { body: { answers: answers as OnboardingAnswers } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } });
  });
});
