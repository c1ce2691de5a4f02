import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { SIGNING_STATEMENT } from '../personas/note-texts.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const draft = { params: { id: ids.notes.draft } };
const signatureOf = (version: number, name = 'Amina Rahman') => ({
  signature: { name, statement: SIGNING_STATEMENT, version },
});
const asAmina = () => createTestServer().as(who.amina);

describe('a note', () => {
  test('is one for each session: opening it again returns the first', async () => {
    const amina = asAmina();
    const input = {
      body: {
        appointmentId: ids.appointments.withoutNote,
        template: 'SOAP' as const,
        sections: [{ key: 'PLAN' as const, text: 'Weekly.' }],
      },
    };
    const note = await amina.call(contract.createSessionNote, input);
    expect(note).toMatchObject({ status: 'DRAFT', version: 1, authorName: 'Dr. Amina Rahman' });
    expect(note.sections.map((section) => section.key)).toEqual(['SUBJECTIVE', 'OBJECTIVE', 'ASSESSMENT', 'PLAN']);
    expect(
      await amina.call(contract.createSessionNote, { body: { ...input.body, template: 'DAP', sections: [] } }),
    ).toEqual(note);
  });

  test('[CARE-1] is not changed to a template of another profession', async () => {
    const amina = asAmina();
    await expect(
      amina.call(contract.updateSessionNote, { ...draft, body: { version: 2, template: 'PASTORAL' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('cannot be created before the session starts, or with sections of another template', async () => {
    const amina = asAmina();
    await expect(
      amina.call(contract.createSessionNote, {
        body: { appointmentId: ids.appointments.upcoming, template: 'SOAP', sections: [] },
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(
      amina.call(contract.createSessionNote, {
        body: {
          appointmentId: ids.appointments.withoutNote,
          template: 'SOAP',
          sections: [{ key: 'COUNSEL', text: 'x' }],
        },
      }),
    ).rejects.toMatchObject({ details: { fields: { sections: expect.any(String) } } });
  });

  test('[SEC-16] saved with an old version is a conflict and changes nothing', async () => {
    const amina = asAmina();
    const saved = await amina.call(contract.updateSessionNote, {
      ...draft,
      body: { version: 2, sections: [{ key: 'PLAN', text: 'From the first window.' }] },
    });
    expect(saved).toMatchObject({ version: 3, status: 'DRAFT' });
    const stale = { ...draft, body: { version: 2, sections: [{ key: 'PLAN' as const, text: 'From the second.' }] } };
    await expect(amina.call(contract.updateSessionNote, stale)).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { version: 3 },
    });
    await expect(amina.call(contract.signSessionNote, { ...draft, body: signatureOf(2) })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  test('keeps the common sections when the template changes', async () => {
    const changed = await asAmina().call(contract.updateSessionNote, {
      ...draft,
      body: { version: 2, template: 'DAP' },
    });
    expect(changed.sections.map((section) => section.key)).toEqual(['DATA', 'ASSESSMENT', 'PLAN']);
    expect(changed.sections[1]?.text).not.toBe('');
  });

  test('[SEC-16] is signed once, with name and statement, and then only amended', async () => {
    const amina = asAmina();
    const [first, second] = await Promise.allSettled(
      [1, 2].map(() => amina.call(contract.signSessionNote, { ...draft, body: signatureOf(2) })),
    );
    expect(first).toMatchObject({
      status: 'fulfilled',
      value: { status: 'SIGNED', signature: { name: 'Amina Rahman', statement: SIGNING_STATEMENT } },
    });
    expect(second).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'NOTE_SIGNED' } });
    await expect(
      amina.call(contract.updateSessionNote, { ...draft, body: { version: 3, sections: [] } }),
    ).rejects.toMatchObject({ code: 'NOTE_SIGNED' });
    const amended = await amina.call(contract.updateSessionNote, {
      ...draft,
      body: { version: 3, amendment: { text: 'One thing more.' } },
    });
    expect(amended).toMatchObject({
      status: 'AMENDED',
      version: 4,
      amendments: [{ text: 'One thing more.', authorName: 'Dr. Amina Rahman' }],
    });
  });

  test('is signed once for each key', async () => {
    const amina = asAmina();
    const input = { ...draft, body: signatureOf(2) };
    const first = await amina.call(contract.signSessionNote, input, { idempotencyKey: 'intent-sign' });
    expect(await amina.call(contract.signSessionNote, input, { idempotencyKey: 'intent-sign' })).toEqual(first);
  });

  test('cannot be signed when empty or with another person’s name', async () => {
    const amina = asAmina();
    const empty = await amina.call(contract.createSessionNote, {
      body: { appointmentId: ids.appointments.withoutNote, template: 'SOAP', sections: [] },
    });
    await expect(
      amina.call(contract.signSessionNote, { params: { id: empty.id }, body: signatureOf(1) }),
    ).rejects.toMatchObject({ status: 422, code: 'NOTE_EMPTY' });
    await expect(
      amina.call(contract.signSessionNote, { ...draft, body: signatureOf(2, 'Amira Rahman') }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'NAME_MISMATCH',
      message: expect.stringContaining('Dr. Amina Rahman'),
    });
  });

  test('is edited, not amended, while it is a draft', async () => {
    await expect(
      asAmina().call(contract.updateSessionNote, { ...draft, body: { version: 2, amendment: { text: 'x' } } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
