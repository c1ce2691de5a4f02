import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { ApplicationContent } from '@sakina/platform/contract';
import { practiceIds } from '../../personas/practice-ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { applications } = practiceIds;
const at = (id: string) => ({ params: { id } });
const pdf = (name = 'diploma.pdf') => new File(['%PDF-1.7'], name);
const complete: ApplicationContent = {
  kind: 'THERAPIST',
  specialities: ['GRIEF'],
  languages: ['en', 'ur'],
  yearsOfExperience: 4,
  statement: 'I have worked in a hospice for four years and would like to go on with families after the death. '.repeat(
    2,
  ),
  credentials: [
    {
      title: 'Licensed Clinical Social Worker',
      issuer: 'Texas Board',
      number: '61233',
      state: 'TX',
      expiresOn: '2027-05-31',
    },
  ],
  references: [{ name: 'Dr. Jill Moore', relation: 'Head of the hospice', email: 'j.moore@example.org' }],
};

describe('an application to become a provider', () => {
  test('[API-6] is saved in steps, gets documents, is submitted, and keeps its history', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    expect((await zaynab.call(contract.listOwnApplications, {})).items).toEqual([]);
    const begun = await zaynab.call(contract.saveApplication, { body: { kind: 'THERAPIST', version: 0 } });
    expect(begun).toMatchObject({ status: 'DRAFT', version: 1, submittedAt: null, applicant: { email: who.zaynab } });
    await expect(zaynab.call(contract.submitApplication, at(begun.id))).rejects.toMatchObject({
      status: 422,
      details: {
        fields: {
          statement: expect.any(String),
          documents: expect.any(String),
          references: expect.any(String),
          credentials: expect.any(String),
        },
      },
    });
    const saved = await zaynab.call(contract.saveApplication, { body: { ...complete, version: 1 } });
    const withPaper = await zaynab.call(contract.uploadApplicationDocument, {
      ...at(saved.id),
      body: { document: pdf(), kind: 'DIPLOMA' },
    });
    expect(withPaper.documents).toMatchObject([{ kind: 'DIPLOMA', fileName: 'diploma.pdf', status: 'UNDER_REVIEW' }]);
    const submitted = await zaynab.call(contract.submitApplication, at(saved.id));
    expect(submitted).toMatchObject({
      status: 'SUBMITTED',
      submittedAt: '2026-11-24T15:00:00.000Z',
      decisions: [{ status: 'DRAFT' }, { status: 'SUBMITTED', by: { displayName: 'Zaynab Farooq' } }],
    });
    expect((await zaynab.call(contract.listOwnApplications, {})).items).toEqual([submitted]);
    for (const call of [
      () => zaynab.call(contract.saveApplication, { body: { statement: 'One thing more.', version: 2 } }),
      () => zaynab.call(contract.submitApplication, at(saved.id)),
      () =>
        zaynab.call(contract.uploadApplicationDocument, { ...at(saved.id), body: { document: pdf(), kind: 'OTHER' } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'APPLICATION_CLOSED' });
  });

  test('[API-6] that was returned is changed and submitted again', async () => {
    const tomas = createTestServer().as(who.tomas);
    const [application] = (await tomas.call(contract.listOwnApplications, {})).items;
    expect(application).toMatchObject({
      id: applications.needsChanges,
      status: 'NEEDS_CHANGES',
      documents: [{}, { status: 'REJECTED', problem: expect.any(String) }],
    });
    expect(application?.decisions.at(-1)).toMatchObject({
      by: { displayName: 'Ingrid Solheim' },
      note: expect.stringContaining('second part'),
    });
    await tomas.call(contract.uploadApplicationDocument, {
      ...at(applications.needsChanges),
      body: { document: pdf('part-two.pdf'), kind: 'DIPLOMA' },
    });
    expect(await tomas.call(contract.submitApplication, at(applications.needsChanges))).toMatchObject({
      status: 'SUBMITTED',
    });
  });

  test('[API-6] can be withdrawn before the decision, and another one started', async () => {
    const layla = createTestServer().as(who.layla);
    expect(await layla.call(contract.withdrawApplication, at(applications.draft))).toMatchObject({
      status: 'WITHDRAWN',
    });
    await expect(layla.call(contract.withdrawApplication, at(applications.draft))).rejects.toMatchObject({
      status: 409,
      code: 'APPLICATION_DECIDED',
    });
    const next = await layla.call(contract.saveApplication, { body: { kind: 'MENTOR', version: 0 } });
    expect(next.id).not.toBe(applications.draft);
    await expect(
      createTestServer().as(who.grace).call(contract.withdrawApplication, at(applications.approved)),
    ).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' });
  });

  test('[API-6] [SEC-16] with an old version is a conflict', async () => {
    const layla = createTestServer().as(who.layla);
    await layla.call(contract.saveApplication, { body: { version: 1, yearsOfExperience: 2 } });
    await expect(
      layla.call(contract.saveApplication, { body: { version: 1, yearsOfExperience: 3 } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
  });

  test('[API-6] [SEC-16] that is begun in two windows is begun once', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    await zaynab.call(contract.saveApplication, { body: { version: 0, kind: 'THERAPIST' } });
    await expect(zaynab.call(contract.saveApplication, { body: { version: 0, kind: 'MENTOR' } })).rejects.toMatchObject(
      { code: 'VERSION_CONFLICT', details: { version: 1 } },
    );
  });

  test('[API-6] is private, and not for existing providers', async () => {
    const server = createTestServer();
    const noah = server.as(who.noah);
    await expect(noah.call(contract.submitApplication, at(applications.draft))).rejects.toMatchObject({ status: 404 });
    await expect(noah.call(contract.withdrawApplication, at(applications.draft))).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      noah.call(contract.uploadApplicationDocument, {
        ...at(applications.draft),
        body: { document: pdf(), kind: 'OTHER' },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(noah.call(contract.submitApplication, at('apl-unknown'))).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.amina).call(contract.saveApplication, { body: { version: 0 } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_PROVIDER',
    });
  });

  test('[API-6] accepts up to twelve documents, of readable types', async () => {
    const layla = createTestServer().as(who.layla);
    const upload = (document: File) =>
      layla.call(contract.uploadApplicationDocument, { ...at(applications.draft), body: { document, kind: 'OTHER' } });
    for (let count = 1; count < 12; count += 1) await upload(pdf(`${count}.pdf`));
    await expect(upload(pdf())).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_DOCUMENTS' });
    await expect(upload(new File(['MZ'], 'diploma.pdf'))).rejects.toMatchObject({
      status: 415,
      code: 'FILE_TYPE_UNSUPPORTED',
    });
  });

  test('[API-6] reports the problem of each field', async () => {
    const layla = createTestServer().as(who.layla);
    const body = {
      version: 1,
      statement: 'x'.repeat(4001),
      yearsOfExperience: -1,
      references: [{ name: 'A', relation: 'B', email: 'unknown' }],
    };
    await expect(layla.call(contract.saveApplication, { body })).rejects.toMatchObject({
      status: 422,
      details: {
        fields: {
          statement: expect.any(String),
          yearsOfExperience: expect.any(String),
          'references.0.email': expect.any(String),
        },
      },
    });
  });
});
