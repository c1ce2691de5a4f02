import { describe, expect, test } from 'vitest';
import { sealedParts } from './part-store.ts';

function memory() {
  const kept = new Map<string, unknown>();
  return {
    kept,
    seal: async (record: string, value: unknown) => {
      kept.set(record, structuredClone(value));
      return true;
    },
    open: async (record: string) => kept.get(record),
    forget: async (record: string) => void kept.delete(record),
  };
}

const part = (take: number, index: number) => ({
  attempt: 1,
  take,
  index,
  mimeType: 'video/mp4',
  content: 'AAAA',
  durationMs: 2000,
});

describe('the parts that are kept on the device', () => {
  test('are there after a reload, and gone once the server has them [SEC-15]', async () => {
    const records = memory();
    const store = sealedParts(records, 'apt-1');
    await Promise.all([store.put(part(1, 0)), store.put(part(1, 1)), store.put(part(1, 1))]);
    expect(await sealedParts(records, 'apt-1').all()).toEqual([part(1, 0), part(1, 1)]);
    await Promise.all([store.remove(part(1, 0)), store.remove(part(1, 1))]);
    expect(records.kept.size).toBe(0);
  });

  test('of another session stay where they are', async () => {
    const records = memory();
    await sealedParts(records, 'apt-1').put(part(1, 0));
    expect(await sealedParts(records, 'apt-2').all()).toEqual([]);
  });

  test('that are not what was kept are left out', async () => {
    const records = memory();
    await sealedParts(records, 'apt-1').put(part(1, 0));
    records.kept.set('recording:apt-1:1.0', { take: 'one' });
    expect(await sealedParts(records, 'apt-1').all()).toEqual([]);
    records.kept.set('recording:apt-1', 'broken');
    expect(await sealedParts(records, 'apt-1').all()).toEqual([]);
  });

  test('are dropped where no attempt stands in them, as an older version kept them: the server would take none', async () => {
    const records = memory();
    const store = sealedParts(records, 'apt-1');
    await store.put(part(1, 0));
    await store.put(part(1, 1));
    const { attempt: _, ...old } = part(1, 0);
    records.kept.set('recording:apt-1:1.0', old);
    expect(await store.all()).toEqual([part(1, 1)]);
    expect([...records.kept.keys()].toSorted()).toEqual(['recording:apt-1', 'recording:apt-1:1.1']);
    await store.remove(part(1, 1));
    expect(records.kept.size).toBe(0);
  });

  test('are none where nothing can be kept', async () => {
    const store = sealedParts(null, 'apt-1');
    await store.put(part(1, 0));
    expect(await store.all()).toEqual([]);
  });
});
