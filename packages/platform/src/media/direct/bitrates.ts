/**
 * Kilobits a second that one picture may take, by how many people are in the call (docs/rules/calls.md, Calls between
 * browsers).
 */
export function cameraKilobits(people: number): number {
  if (people <= 2) return 1200;
  return people === 3 ? 600 : 450;
}

/** How many may be in a call between browsers: with a picture of anyone, or with voices alone. */
const LIMIT = { video: 4, voice: 6 } as const;

/**
 * How many the call holds.
 * @param offered What the server allows.
 */
export function seatLimit(hasCamera: boolean, offered: number): number {
  return Math.min(hasCamera ? LIMIT.video : LIMIT.voice, offered);
}

const FRAMES = 20;
const SCREEN_KILOBITS = 1500;

/**
 * Limits what a track may take of the connection; sound goes before pictures. A browser that refuses keeps its own
 * limits.
 */
export async function limitSender(sender: RTCRtpSender, source: string, people: number): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (!encoding) return;
  if (source === 'microphone' || source === 'screen-audio') {
    encoding.priority = 'high';
    encoding.networkPriority = 'high';
  } else {
    encoding.maxBitrate = (source === 'screen' ? SCREEN_KILOBITS : cameraKilobits(people)) * 1000;
    encoding.maxFramerate = FRAMES;
  }
  await sender.setParameters(parameters).catch(() => undefined);
}

const CODECS = /^video\/(vp8|h264|rtx)$/i;

/**
 * Leaves out the codecs that no two browsers need: a description has to fit into one message of the room's channel.
 */
export function keepDescriptionsShort(connection: RTCPeerConnection): void {
  for (const transceiver of connection.getTransceivers()) {
    if (transceiver.receiver.track.kind !== 'video' || transceiver.currentDirection === 'stopped') continue;
    const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs.filter(
      ({ mimeType, sdpFmtpLine = '' }) =>
        CODECS.test(mimeType) && (!/h264/i.test(mimeType) || /42e01f/i.test(sdpFmtpLine)),
    );
    try {
      if (codecs && codecs.length > 0) transceiver.setCodecPreferences(codecs);
    } catch {
      // A browser that takes no preference describes all that it has.
    }
  }
}
