import type { MediaSeat } from '@sakina/platform/media';
import { createScriptedRoom } from '@sakina/platform/media/scripted';
import type { ScriptedOptions, ScriptedRoom } from '@sakina/platform/media/scripted';

/** The names of a call’s people. */
export const NAMES: Readonly<Record<string, string>> = {
  self: 'Layla Haddad',
  amina: 'Dr. Amina Rahman',
  noah: 'Noah Reyes',
};
/** A track as a seat tells of it. */
export const track = (id: string, source: 'microphone' | 'camera' | 'screen', muted = false) => ({
  id: `${id}-${source}`,
  source,
  muted,
  pausedForBandwidth: false,
});
/** The host, heard and seen. */
export const amina: Partial<MediaSeat> & { id: string } = {
  id: 'amina',
  tracks: [track('amina', 'microphone'), track('amina', 'camera')],
};

/** A picture that someone could have sent. */
function draw(trackId: string, element: HTMLMediaElement): () => void {
  if (!(element instanceof HTMLVideoElement)) return () => undefined;
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = trackId.startsWith('self') ? '#355' : '#453';
    context.fillRect(0, 0, 320, 180);
    context.fillStyle = '#dcb';
    context.beginPath();
    context.arc(160, 80, 36, 0, 7);
    context.fill();
    context.fillRect(100, 125, 120, 60);
  }
  const stream = canvas.captureStream(1);
  element.srcObject = stream;
  return () => {
    for (const one of stream.getTracks()) one.stop();
    element.srcObject = null;
  };
}

/** The call of a story: joined, with Dr. Rahman in it. */
export function callOf(options: ScriptedOptions = {}): ScriptedRoom {
  const call = createScriptedRoom({ draw, ...options });
  call.seat(amina);
  return call;
}

/** Joins it with sound and picture. */
export async function joined(call: ScriptedRoom): Promise<ScriptedRoom> {
  await call.join({ microphone: { on: true }, camera: { on: true } });
  return call;
}
