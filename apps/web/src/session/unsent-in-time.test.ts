import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ANSWERS_WITHIN_MS, unsentInTime } from './unsent-in-time.ts';

describe('what is asked before a logout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[AUTH-9] [SEC-17] is the list of the device', async () => {
    await expect(unsentInTime(Promise.resolve(['a message']))).resolves.toEqual(['a message']);
  });

  it('[AUTH-9] is nothing where the device’s database does not answer, so that the logout goes on', async () => {
    const answered = vi.fn<(list: readonly string[]) => void>();
    void unsentInTime(new Promise<string[]>(() => undefined)).then(answered);
    await vi.advanceTimersByTimeAsync(DEVICE_ANSWERS_WITHIN_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith([]);
  });

  it('[AUTH-9] rejects where the read does, which lets a logout go on at once', async () => {
    await expect(unsentInTime(Promise.reject(new Error('The disk is gone.')))).rejects.toThrow('gone');
  });
});
