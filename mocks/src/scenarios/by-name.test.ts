import { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { emptyAnswerOf } from './empty-answer.ts';
import { problemsOf } from './field-problems.ts';
import { scenarioHandlers, scenarioNames, scenarioOf } from './by-name.ts';

describe('an empty answer', () => {
  test('has empty lists, zero counts and keeps paging fields', () => {
    expect(emptyAnswerOf(contract.searchProviders)).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 2,
      facets: { kind: {}, speciality: {}, language: {}, gender: {}, insurer: {}, mode: {} },
    });
    expect(emptyAnswerOf(contract.listAppointments)).toEqual({ items: [], total: 0, nextCursor: null });
  });

  test('has figures of zero', () => {
    expect(emptyAnswerOf(contract.getDashboardStats)).toMatchObject({
      sessionsToday: 0,
      unreadFrom: [],
      revenueThisMonth: { amountMinor: 0, currency: 'USD' },
    });
  });

  test('keeps its parent id', () => {
    expect(emptyAnswerOf(contract.getTranscript)).toEqual({ appointmentId: 'apt-w3f7b2y6', segments: [] });
  });

  test('does not exist for a write or a single record', () => {
    expect(emptyAnswerOf(contract.createAppointment)).toBeNull();
    expect(emptyAnswerOf(contract.getAppointment)).toBeNull();
    expect(emptyAnswerOf(contract.getOwnPreferences)).toBeNull();
    expect(scenarioOf('empty', contract.getAppointment)).toBeNull();
  });
});

describe('problems by field', () => {
  test('are keyed by the server’s field paths', () => {
    expect(problemsOf(contract.createAppointment.body as NonNullable<typeof contract.createAppointment.body>)).toEqual({
      providerId: 'This is needed.',
      clientId: 'This is not a valid value.',
      serviceId: 'This is needed.',
      startsAt: 'This is needed.',
      mode: 'Choose one of: ONLINE, IN_PERSON.',
      clientTimeZone: 'This is needed.',
      phone: 'This is not a valid value.',
      reasonForVisit: 'At most 2000 characters.',
      'consent.treatment': 'This is needed.',
      'consent.telehealth': 'This is needed.',
      'consent.policy': 'This is needed.',
      'consent.language': 'Choose one of: en, ar, ur, tr, fr, es, so, bn, fa, id.',
    });
  });

  test('include list items', () => {
    const problems = problemsOf(contract.updateSessionNote.body as NonNullable<typeof contract.updateSessionNote.body>);
    expect(Object.keys(problems)).toEqual([
      'version',
      'template',
      'sections.0.key',
      'sections.0.text',
      'amendment.text',
    ]);
  });
});

describe('a scenario by name', () => {
  test('exists only for refusals that the operation declares', () => {
    expect(scenarioOf('conflict', contract.cancelAppointment)).toBeInstanceOf(HttpHandler);
    expect(scenarioOf('conflict', contract.listClients)).toBeNull();
    expect(scenarioHandlers('conflict', [contract.cancelAppointment, contract.listClients])).toHaveLength(1);
    expect(scenarioNames.map((name) => scenarioOf(name, contract.searchProviders) === null)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
