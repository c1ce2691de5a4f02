import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEntry } from './calendar-file.ts';

const entry: CalendarEntry = {
  id: 'apt-p7d3r8c1',
  startsAt: '2026-11-01T09:00:00-05:00',
  endsAt: '2026-11-01T09:50:00-05:00',
  createdAt: '2026-10-20T12:00:00Z',
  updatedAt: '2026-10-20T12:00:00Z',
  title: 'Appointment',
  description: 'The details are on your dashboard.',
  url: 'https://sakina.example/dashboard',
  location: null,
};

/** Undoes the folding, as a calendar does. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it.each([
    ['2026-11-01T01:30:00-04:00', '20261101T053000Z'],
    ['2026-11-01T01:30:00-05:00', '20261101T063000Z'],
    ['2026-11-26T09:00:00+05:45', '20261126T031500Z'],
    ['2026-11-26T09:00:00+03:00', '20261126T060000Z'],
    ['2026-12-31T20:00:00-08:00', '20270101T040000Z'],
    ['2026-11-26T14:00:00.000Z', '20261126T140000Z'],
  ])('writes %s as %s [CARE-9]', (startsAt, utc) => {
    expect(linesOf(calendarFile({ ...entry, startsAt }))).toContain(`DTSTART:${utc}`);
  });

  it('contains one event with a stable id, in lines that end in CRLF', () => {
    const file = calendarFile(entry);
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toContain('UID:apt-p7d3r8c1@sakina');
  });

  it('increases the sequence when the session is moved, so that calendars replace the entry', () => {
    expect(linesOf(calendarFile(entry))).toContain('SEQUENCE:0');
    expect(linesOf(calendarFile({ ...entry, updatedAt: '2026-10-20T12:01:00Z' }))).toContain('SEQUENCE:60');
  });

  it('escapes text and folds long lines without breaking a character', () => {
    const location =
      'Suite 4; 12 Orchard Street, “Al-Nour” \\ rear\nعيادة السكينة للصحة النفسية، الطابق الثاني، شارع الشيخ زايد';
    const file = calendarFile({ ...entry, location });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(
      `LOCATION:${location.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')}`,
    );
  });

  it('does not say what the session is about or with whom', () => {
    const file = calendarFile(entry);
    expect(linesOf(file)).toContain('SUMMARY:Appointment');
    expect(file).not.toMatch(/therap|session|imam|mentor|counsel/i);
  });
});
