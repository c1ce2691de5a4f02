/** An entry for a web calendar; like the file, it never says what or with whom. */
export interface LinkedEntry {
  startsAt: string;
  endsAt: string;
  /** A neutral title, such as 'Appointment'. */
  title: string;
}

/** `20261124T193000Z` */
const compact = (instant: string) => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** URLs that open a new entry in Google Calendar and Outlook. */
export function calendarLinks({ startsAt, endsAt, title }: LinkedEntry): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}
