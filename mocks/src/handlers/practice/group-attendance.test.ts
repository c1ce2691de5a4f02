import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { ids } from '../../personas/ids.ts';
import { practiceIds } from '../../personas/practice-ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { griefTonight, griefNextWeek } = practiceIds.groups;
const { layla, noah } = ids.users;
const tonight = { params: { id: griefTonight } };

/** A server on which tonight's circle has begun. */
async function begun() {
  const server = createTestServer();
  const amina = server.as(who.amina);
  await amina.call(contract.setGroupSessionStatus, { ...tonight, body: { status: 'LIVE' } });
  return { server, amina };
}

const ofLayla = (record: contract.GroupRecord) => record.members.find(({ id }) => id === layla);

describe('the record of a meeting [ROUTE-30]', () => {
  test('keeps attendance and a note a participant, and nothing of the others', async () => {
    const { amina } = await begun();
    await amina.call(contract.setGroupAttendance, { ...tonight, body: { memberId: layla, attendance: 'LATE' } });
    await amina.call(contract.saveGroupNote, {
      ...tonight,
      body: { memberId: layla, note: 'Spoke of her grandmother.', version: 0 },
    });
    const record = await amina.call(contract.getGroupRecord, tonight);
    expect(ofLayla(record)).toMatchObject({ attendance: 'LATE', note: 'Spoke of her grandmother.', version: 1 });
    expect(record.members.filter(({ attendance, note }) => attendance !== null || note !== null)).toHaveLength(1);
  });

  test('takes attendance back', async () => {
    const { amina } = await begun();
    await amina.call(contract.setGroupAttendance, { ...tonight, body: { memberId: layla, attendance: 'ABSENT' } });
    const record = await amina.call(contract.setGroupAttendance, {
      ...tonight,
      body: { memberId: layla, attendance: null },
    });
    expect(ofLayla(record)).toMatchObject({ attendance: null });
  });

  test('refuses a note over one that was saved meanwhile', async () => {
    const { amina } = await begun();
    const save = (note: string) =>
      amina.call(contract.saveGroupNote, { ...tonight, body: { memberId: layla, note, version: 0 } });
    await save('First.');
    await expect(save('Second.')).rejects.toMatchObject({ code: 'VERSION_CONFLICT', details: { version: 1 } });
  });

  test('is not written before the meeting begins, nor of someone without a seat', async () => {
    const { amina } = await begun();
    await expect(
      amina.call(contract.setGroupAttendance, {
        params: { id: griefNextWeek },
        body: { memberId: layla, attendance: 'PRESENT' },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'GROUP_NOT_HELD' });
    await expect(
      amina.call(contract.setGroupAttendance, { ...tonight, body: { memberId: noah, attendance: 'PRESENT' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('is the host’s alone', async () => {
    const { server } = await begun();
    await expect(server.as(who.grace).call(contract.getGroupRecord, tonight)).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.layla).call(contract.getGroupRecord, tonight)).rejects.toMatchObject({ status: 403 });
  });
});
