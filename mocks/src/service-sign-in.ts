import type { CalendarService } from '@sakina/platform/contract';

/** What stands in for an outside calendar's service: its name, and the code that its sign-in hands out. */
const services: Readonly<Record<CalendarService, { name: string; code: string }>> = {
  google: { name: 'Google Calendar', code: '4.0AY0e-demo-code' },
  outlook: { name: 'Outlook', code: '0.AVYAk2xR8-demo-code' },
  apple: { name: 'Apple Calendar', code: 'c1.f2b7-demo-code' },
};

/** The code that the page standing in for a service hands out. */
export const signInCodeOf = (service: CalendarService): string => services[service].code;

/** Address of the page that stands in for a service’s sign-in, on the app’s own origin. */
export const signInPathOf = (service: CalendarService) => `/service-sign-in/${service}.html`;

const pageOf = (service: CalendarService, { name, code }: (typeof services)[CalendarService]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${name}: demo login</title>
  </head>
  <body>
    <main>
      <h1>${name}</h1>
      <p>This page stands in for the login page of ${name}. It belongs to the demo.</p>
      <p>An app asks to read when you’re busy, and to write sessions if you chose that.</p>
      <form action="/provider/calendar" method="get">
        <input type="hidden" name="connect" value="${service}" />
        <button type="submit" name="code" value="${code}">Allow</button>
        <button type="submit" name="error" value="access_denied">Decline</button>
      </form>
    </main>
  </body>
</html>
`;

/**
 * The pages that stand in for the sign-in of outside services, by their addresses. Builds on mocks and the sandbox
 * serve them.
 */
export const serviceSignInPages: ReadonlyMap<string, string> = new Map(
  (Object.keys(services) as CalendarService[]).map((service) => [
    signInPathOf(service),
    pageOf(service, services[service]),
  ]),
);
