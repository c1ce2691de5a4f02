import type { Appointment, GroupSession } from '@sakina/platform/contract';
import { joinOpensAt, joinState } from '@sakina/platform/domain';

/** A room that someone may open now or later. */
export interface JoinableRoom {
  readonly roomName: string;
  /** Whom it is with, or the name of the group. */
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isOpen: boolean;
  /** From when it can be opened. */
  readonly opensAt: string;
}

interface Meeting {
  readonly title: string;
  readonly roomName: string | null;
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Rooms that are open or ahead, the open ones first, then by start. */
function joinable(meetings: readonly Meeting[], now: number): JoinableRoom[] {
  return meetings
    .flatMap(({ title, roomName, status, startsAt, endsAt }) => {
      const state = joinState({ status, startsAt, endsAt }, now);
      if (roomName === null || state === 'over') return [];
      return [{ title, roomName, startsAt, endsAt, isOpen: state === 'open', opensAt: joinOpensAt(startsAt) }];
    })
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The rooms of a client's own online sessions. */
export function sessionRooms(appointments: readonly Appointment[], now: number): JoinableRoom[] {
  const online = appointments.filter(({ mode }) => mode === 'ONLINE');
  return joinable(
    online.map((appointment) => ({ ...appointment, title: appointment.provider.displayName })),
    now,
  );
}

const STATUS: Partial<Record<GroupSession['status'], string>> = { LIVE: 'IN_PROGRESS', SCHEDULED: 'CONFIRMED' };

/** The rooms of groups in which someone has a certain seat. */
export function groupRooms(groups: readonly GroupSession[], now: number): JoinableRoom[] {
  return joinable(
    groups.map((group) => ({ ...group, status: STATUS[group.status] ?? 'OVER' })),
    now,
  );
}
