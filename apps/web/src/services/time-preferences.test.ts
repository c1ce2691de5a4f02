import { describe, expect, it } from 'vitest';
import { keepTimes, keptTimes, readTimes } from './time-preferences.ts';

const none = { timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 };

describe('times and dates as this device keeps them', () => {
  it('come back as they were kept, for that person alone', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    const chosen = { timeZone: 'Asia/Dubai', calendar: 'HIJRI_FIRST' as const, hijriOffsetDays: -1 };
    keepTimes(storage, 'usr-1', chosen);
    expect(readTimes(keptTimes(storage, 'usr-1'))).toEqual(chosen);
    expect(readTimes(keptTimes(storage, 'usr-2'))).toEqual(none);
    expect([...values.keys()].join()).not.toContain('usr-1');
  });

  it('[SEC-8] leave nothing behind where nothing is chosen any more', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    keepTimes(storage, 'usr-1', { timeZone: 'Asia/Dubai', calendar: 'GREGORIAN', hijriOffsetDays: 0 });
    keepTimes(storage, 'usr-1', { timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 });
    expect(values.size).toBe(0);
  });

  it.each([
    null,
    '',
    '[]',
    'null',
    '{"timeZone":"Mars/Olympus","calendar":"LUNAR","hijriOffsetDays":9}',
    'x'.repeat(10_000),
  ])('[SEC-10] are nothing chosen over %j', (hostile) => {
    expect(readTimes(hostile)).toEqual(none);
  });

  it('do without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(keptTimes({ getItem: refuse }, 'usr-1')).toBeNull();
    expect(() =>
      keepTimes({ setItem: refuse, removeItem: refuse }, 'usr-1', {
        timeZone: 'Asia/Dubai',
        calendar: 'GREGORIAN',
        hijriOffsetDays: 0,
      }),
    ).not.toThrow();
  });
});
