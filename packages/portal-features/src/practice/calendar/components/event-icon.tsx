import type { AppointmentStatus } from '@sakina/platform/contract';
import {
  Ban,
  CalendarSync,
  Check,
  CheckCheck,
  CirclePlay,
  CircleX,
  EyeOff,
  Hourglass,
  MapPin,
  Radio,
  UserRound,
  UserX,
  Users,
  Video,
} from 'lucide-react';
import type { EventKind } from '../model/shown-events.ts';

const ICONS = {
  ONLINE: Video,
  IN_PERSON: MapPin,
  SESSION: UserRound,
  BLOCK: Ban,
  GROUP: Users,
  BROADCAST: Radio,
  EXTERNAL: CalendarSync,
  IGNORED: EyeOff,
} as const;

/** The drawing of a kind of event; its words stand beside it or in the event’s name. */
export function eventIcon(kind: EventKind) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden />;
}

const STATUS_ICONS = {
  PENDING: Hourglass,
  CONFIRMED: Check,
  IN_PROGRESS: CirclePlay,
  COMPLETED: CheckCheck,
  CANCELLED: CircleX,
  NO_SHOW: UserX,
} as const satisfies Record<AppointmentStatus, unknown>;

/** The drawing of a session’s status, one shape for each; its words stand in the event’s name. */
export function statusIcon(status: AppointmentStatus) {
  const Icon = STATUS_ICONS[status];
  return <Icon aria-hidden data-status={status} />;
}
