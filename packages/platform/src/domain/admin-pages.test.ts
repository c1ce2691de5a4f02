import { expect, test } from 'vitest';
import { offersAdminPage } from './admin-pages.ts';
import { paths } from './paths.ts';

test.each([
  ['platform:admin', true, true],
  ['sakina:owner', false, true],
  ['sakina:admin', false, false],
])('%s is offered moderation: %s, revenue: %s, and the people of all ranks [ROLE-4]', (role, moderation, revenue) => {
  expect(offersAdminPage(paths.adminModeration(), [role])).toBe(moderation);
  expect(offersAdminPage(paths.adminRevenue(), [role])).toBe(revenue);
  expect(offersAdminPage(paths.adminUsers(), [role])).toBe(true);
});
