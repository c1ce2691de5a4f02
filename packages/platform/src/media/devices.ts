import { deviceProblem } from './device-failure.ts';
import type { PermissionAnswer } from './device-failure.ts';
import { MediaError } from './port.ts';
import type { DeviceChoice } from './port.ts';

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

/** A device as a list shows it. */
export interface MediaDevice {
  readonly id: string;
  /** '' before the browser was allowed to tell. */
  readonly label: string;
}

export type DeviceLists = Readonly<Record<DeviceKind, readonly MediaDevice[]>>;

const KINDS: Readonly<Record<string, DeviceKind>> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
};

/** Pixels and frames a second that are asked of a camera. */
const CAMERA = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 20, max: 30 } };
const MICROPHONE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** The browser's devices, or null where the page may not have them. */
export function browserDevices(): MediaDevices | null {
  return typeof navigator !== 'undefined' && 'mediaDevices' in navigator ? navigator.mediaDevices : null;
}

/** What the browser says about the permission to use a device, without asking the person. */
async function permissionFor(device: 'microphone' | 'camera'): Promise<PermissionAnswer> {
  try {
    return (await navigator.permissions.query({ name: device as PermissionName })).state;
  } catch {
    return 'unknown';
  }
}

/** The devices of each kind. Before permission was given their labels are empty. */
export async function listDevices(): Promise<DeviceLists> {
  const lists: Record<DeviceKind, MediaDevice[]> = { microphone: [], camera: [], speaker: [] };
  for (const { kind, deviceId, label } of (await browserDevices()?.enumerateDevices()) ?? []) {
    const own = KINDS[kind];
    if (own && deviceId !== '') lists[own].push({ id: deviceId, label });
  }
  return lists;
}

/** Calls the listener when a device is plugged in or out. */
export function onDeviceChange(listener: () => void): () => void {
  const devices = browserDevices();
  devices?.addEventListener('devicechange', listener);
  return () => devices?.removeEventListener('devicechange', listener);
}

/** Takes one microphone or camera, and asks for that alone. @throws MediaError with the reason */
export async function openDevice(
  device: 'microphone' | 'camera',
  { deviceId }: Pick<DeviceChoice, 'deviceId'> = {},
): Promise<MediaStreamTrack> {
  const devices = browserDevices();
  if (!devices) throw new MediaError({ at: 'device', device, why: 'insecure' });
  const exact = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
  const constraints = device === 'camera' ? { video: { ...CAMERA, ...exact } } : { audio: { ...MICROPHONE, ...exact } };
  try {
    const [track] = (await devices.getUserMedia(constraints)).getTracks();
    if (!track) throw new MediaError({ at: 'device', device, why: 'none' });
    return track;
  } catch (error) {
    if (error instanceof MediaError) throw error;
    // A remembered device that is gone gives way to the default one.
    if (deviceId !== undefined && isNamed(error, 'OverconstrainedError', 'NotFoundError')) return openDevice(device);
    const { name, message } = error as DOMException;
    const permission = await permissionFor(device);
    const why = deviceProblem({ name, message, permission, isSecure: true });
    throw new MediaError({ at: 'device', device, why });
  }
}

const isNamed = (error: unknown, ...names: string[]) => error instanceof DOMException && names.includes(error.name);

/** The one context that sound is measured and made in; a browser allows few. */
let audio: AudioContext | null = null;
function audioContext(): AudioContext {
  if (audio === null || audio.state === 'closed') audio = new AudioContext();
  return audio;
}

/** The loudness of a track. */
export interface LevelMeter {
  /** From 0 to 1, of the moment. */
  readonly read: () => number;
  /** False while the browser lets nothing be measured, before someone pressed something. */
  readonly isMeasuring: () => boolean;
  readonly stop: () => void;
}

/** Measures how loud a track is. */
export function createLevelMeter(track: MediaStreamTrack): LevelMeter {
  const context = audioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  void context.resume().catch(() => undefined);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      // A voice at arm's length is about 0.1 of full scale.
      return Math.min(1, Math.sqrt(sum / samples.length) * 5);
    },
    isMeasuring: () => context.state === 'running',
    stop: () => {
      source.disconnect();
      analyser.disconnect();
    },
  };
}

/** Plays two soft notes, so that someone hears whether the speaker works. Resolves when they have ended. */
export async function playTone(speakerId?: string): Promise<void> {
  const context = audioContext();
  await context.resume();
  const output = context.createMediaStreamDestination();
  const element = new Audio();
  element.srcObject = output.stream;
  if (speakerId !== undefined && 'setSinkId' in element) await element.setSinkId(speakerId).catch(() => undefined);
  await element.play();
  const gain = context.createGain();
  gain.connect(output);
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(0.2, context.currentTime + 0.05);
  gain.gain.linearRampToValueAtTime(0, context.currentTime + 0.9);
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(440, context.currentTime);
  oscillator.frequency.setValueAtTime(554, context.currentTime + 0.4);
  oscillator.connect(gain);
  oscillator.start();
  oscillator.stop(context.currentTime + 0.9);
  await new Promise<void>((resolve) => oscillator.addEventListener('ended', () => resolve(), { once: true }));
  element.pause();
  element.srcObject = null;
  gain.disconnect();
}

/**
 * Whether this browser makes calls at all: WebKitGTK has no peer connections, and other browsers can have them turned
 * off.
 */
export const canCall = (): boolean => 'RTCPeerConnection' in globalThis;
