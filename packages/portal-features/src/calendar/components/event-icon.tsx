import { Ban, CalendarSync, EyeOff, MapPin, Radio, UserRound, Users, Video } from 'lucide-react';
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
