import type { Appointment, WaitlistEntry } from '@sakina/platform/contract';

/** The dialog that is open over the calendar. */
export type OpenDialog =
  /** `startsAt`: where it was put by dragging; `settle` says there whether it moved. */
  | { kind: 'move'; appointmentId: string; startsAt?: string; settle?: (hasMoved: boolean) => void }
  | { kind: 'cancel'; appointment: Appointment }
  | { kind: 'block'; startsAt?: string; endsAt?: string }
  /** `clientId`: for whom, where that is known. */
  | { kind: 'book'; clientId?: string }
  | { kind: 'offer'; entry: WaitlistEntry };
