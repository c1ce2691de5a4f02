import { describe, expect, it } from 'vitest';
import { createScriptedHub, createScriptedRoom } from './scripted.ts';
import { conformance } from './testing/conformance.ts';
import type { ConformanceWorld } from './testing/conformance.ts';

function scriptedWorld(): ConformanceWorld {
  const hub = createScriptedHub();
  return {
    open: (id, { broken, closesPicker } = {}) => {
      const room = createScriptedRoom({
        ownId: id,
        hub,
        ...(broken && { broken }),
        ...(closesPicker && { picker: () => (closesPicker() ? 'cancelled' : 'sharing') }),
        schedule: queueMicrotask,
      });
      return { room, liveTracks: () => room.liveTracks(), unplug: (device) => room.unplug(device) };
    },
  };
}

describe('a call by script', () => {
  it.each(conformance.map((one) => [one.title, one] as const))('%s [SEC-20]', async (_, { run }) => {
    await expect(run(scriptedWorld())).resolves.toBeUndefined();
  });

  it('shows what its script says: losses, qualities, sound that is held back', () => {
    const room = createScriptedRoom({ schedule: queueMicrotask });
    room.seat({ id: 'b', quality: 'lost' });
    room.play({ canHear: false, state: 'reconnecting' });
    expect(room.snapshot()).toMatchObject({ canHear: false, state: 'reconnecting', seats: [{ quality: 'lost' }] });
    room.gone('b');
    expect(room.snapshot().seats).toEqual([]);
  });
});
