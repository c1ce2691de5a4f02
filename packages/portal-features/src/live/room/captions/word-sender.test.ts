import type { RoomCaption } from '@sakina/platform/contract';
import { describe, expect, test, vi } from 'vitest';
import { createWordSender } from './word-sender.ts';

const words = (text: string, isFinal = false, id = 'a'): RoomCaption => ({ id, language: 'en', text, isFinal });

function setUp() {
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const cancelled = vi.fn<() => void>();
  const sender = createWordSender({
    send: async ({ text }) => {
      sent.push(text);
      if (text === 'lost') throw new Error('The server is away.');
    },
    after: (_milliseconds, work) => {
      timers.push(work);
      return cancelled;
    },
  });
  return { sent, timers, cancelled, sender };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('one’s own words on their way', () => {
  test('sends of words that change only the latest, after a moment', async () => {
    const { sent, timers, sender } = setUp();
    sender.say(words('I'));
    sender.say(words('I slept'));
    await settled();
    expect(sent).toEqual([]);
    expect(timers).toHaveLength(1);
    timers[0]?.();
    await settled();
    expect(sent).toEqual(['I slept']);
  });

  test('sends final words at once, and none that are older after them', async () => {
    const { sent, cancelled, sender } = setUp();
    sender.say(words('I slept'));
    sender.say(words('I slept better', true));
    await settled();
    expect(sent).toEqual(['I slept better']);
    expect(cancelled).toHaveBeenCalledOnce();
  });

  test('goes on after words that could not be passed on, and sends nothing once it is ended', async () => {
    const { sent, timers, sender } = setUp();
    sender.say(words('lost', true));
    sender.say(words('Good', true, 'b'));
    await settled();
    expect(sent).toEqual(['lost', 'Good']);
    sender.say(words('Late', false, 'c'));
    sender.end();
    timers[0]?.();
    await settled();
    expect(sent).toEqual(['lost', 'Good']);
  });
});
