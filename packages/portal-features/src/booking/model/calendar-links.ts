/** An entry as calendars on the web take it: nothing of who or what. */
export interface LinkedEntry {
  startsAt: string;
  endsAt: string;
  /** A neutral title, such as 'Appointment'. */
  title: string;
}

/** `20261124T193000Z` */
const compact = (instant: string) => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Addresses that open a new entry in the calendars most people have on the web. */
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
