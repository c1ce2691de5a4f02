import { expect, it } from 'vitest';
import { portalPath, PORTAL_VIEWS, readPortalView } from './place.ts';

it('the address names the part of the home, and what it does not know is the day [ROUTE-27]', () => {
  for (const view of PORTAL_VIEWS)
    expect(readPortalView(new URL(portalPath(view), 'https://app.test').searchParams)).toBe(view);
  expect(portalPath('today')).toBe('/provider/portal');
  expect(readPortalView(new URLSearchParams('view=money'))).toBe('today');
});
