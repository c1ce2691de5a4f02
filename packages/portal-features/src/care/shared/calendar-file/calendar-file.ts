import { product } from '@sakina/platform/domain';

/** One calendar entry. Calendars are synced and shared, so it never says what the session is about or with whom. */
export interface CalendarEntry {
  /** Id of the appointment: importing it again replaces the entry instead of adding one. */
  id: string;
  startsAt: string;
  endsAt: string;
  /** When the appointment was made. */
  createdAt: string;
  /** When the appointment was last changed. */
  updatedAt: string;
  /** A neutral title, such as 'Appointment'. */
  title: string;
  /** A sentence without anything clinical. */
  description: string;
  /** URL of the details in the product, behind the sign-in. */
  url: string;
  /** Place of an in-person session, or null. */
  location: string | null;
}

const CRLF = '\r\n';
/** RFC 5545: a line has at most 75 octets, without the line break. */
const LINE_OCTETS = 75;

/**
 * Writes an iCalendar file (RFC 5545) with one entry in UTC and a reminder an hour before.
 * @returns The text of the file, in CRLF lines.
 */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product.name)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.id)}@${product.id}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `SEQUENCE:${sequence(entry)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location === null ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    `URL:${entry.url}`,
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapeText(entry.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join(CRLF) + CRLF;
}

/** `20261124T193000Z` */
function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** Grows with every change, so that calendars prefer the newer entry. */
function sequence({ createdAt, updatedAt }: CalendarEntry): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a long line between characters, never inside one; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join(CRLF);
}
