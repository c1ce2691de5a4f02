import type { MediaQuality, MediaSeat } from '../port.ts';

/** What two reports of a connection, some seconds apart, say of it. */
export interface LinkFigures {
  /** Share of the packets that were lost, from 0 to 1. */
  readonly loss: number;
  /** Milliseconds there and back; null before it was measured. */
  readonly roundTrip: number | null;
  /** Whether the own browser sends less than it could because the connection does not carry it. */
  readonly isUploadLimited: boolean;
}

/**
 * The quality of a connection (docs/rules/calls.md, Quality): more than 3 % lost or 300 ms are fair, more than 10 % or
 * 600 ms poor.
 */
export function linkQuality({ loss, roundTrip, isUploadLimited }: LinkFigures): {
  quality: MediaQuality;
  reason: MediaSeat['qualityReason'];
} {
  const isPoor = loss > 0.1 || (roundTrip ?? 0) > 600;
  const isFair = loss > 0.03 || (roundTrip ?? 0) > 300 || isUploadLimited;
  if (!isPoor && !isFair) return { quality: 'good', reason: null };
  const reason = isUploadLimited ? 'own-upload' : loss > 0.03 ? 'own-download' : 'theirs';
  return { quality: isPoor ? 'poor' : 'fair', reason };
}

interface Totals {
  lost: number;
  received: number;
}

/** Reads figures from the statistics of a connection, each against those of the time before. */
export function createLinkMeter() {
  let before: Totals | null = null;
  return (report: RTCStatsReport): LinkFigures => {
    const now: Totals = { lost: 0, received: 0 };
    let roundTrip: number | null = null;
    let isUploadLimited = false;
    for (const one of report.values() as Iterable<Record<string, unknown>>) {
      if (one['type'] === 'inbound-rtp') {
        now.lost += Number(one['packetsLost'] ?? 0);
        now.received += Number(one['packetsReceived'] ?? 0);
      }
      if (one['type'] === 'candidate-pair' && one['nominated'] === true && one['currentRoundTripTime'] !== undefined)
        roundTrip = Number(one['currentRoundTripTime']) * 1000;
      if (one['type'] === 'outbound-rtp' && one['qualityLimitationReason'] === 'bandwidth') isUploadLimited = true;
    }
    const lost = Math.max(0, now.lost - (before?.lost ?? 0));
    const received = Math.max(0, now.received - (before?.received ?? 0));
    before = now;
    return { loss: lost + received === 0 ? 0 : lost / (lost + received), roundTrip, isUploadLimited };
  };
}
