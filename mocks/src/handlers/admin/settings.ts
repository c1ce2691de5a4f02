import { getPlatformSettings, listOrganizations, updatePlatformSettings } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { organizations } from '../../bulk-data/organizations.ts';
import { providerOfUser } from '../../bulk-data/users.ts';
import { ApiFailure, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { actorOf } from './actor.ts';
import { saveSettings, settingsOf, shorterPolicies } from './platform-settings.ts';
import { isInScope, standingFor, standingOf } from './standing.ts';
import { namedUsers } from './user-records.ts';

export const getPlatformSettingsHandler = defineHandler(getPlatformSettings, ({ tables, now }) =>
  settingsOf(tables, now),
);

export const updatePlatformSettingsHandler = defineHandler(updatePlatformSettings, ({ tables, body, user, now }) => {
  const before = settingsOf(tables, now);
  standingFor('settings.change', tables, user);
  if (body.version !== before.version)
    throw versionConflict('The settings were changed in the meantime. Read them again before you save.', {
      version: before.version,
    });
  if (shorterPolicies(before, body.policies).length > 0)
    throw new ApiFailure(403, 'NEEDS_APPROVAL', 'A shorter time needs a second administrator.');
  return saveSettings(
    tables,
    before,
    {
      plan: body.plan ?? before.plan,
      organization: { ...before.organization, ...defined(body.organization) },
      features: before.features.map((feature) => ({
        ...feature,
        enabled: body.features?.findLast(({ key }) => key === feature.key)?.enabled ?? feature.enabled,
      })),
      policies: { ...before.policies, ...defined(body.policies) },
    },
    { actor: actorOf(user), reason: body.reason, at: now },
  );
});

export const listOrganizationsHandler = defineHandler(listOrganizations, ({ tables, user }) => {
  const { users, calendar } = bulkDataOf(tables);
  const counts = organizations.map(() => ({ users: 0, providers: 0 }));
  users.organization.forEach((place, user) => {
    const entry = counts[place - 1];
    if (!entry) return;
    entry.users += 1;
    if (providerOfUser(user) >= 0) entry.providers += 1;
  });
  const named = namedUsers(tables);
  const providers = new Set<string | null>(tables.providers.all().map((provider) => provider.userId));
  const items = organizations.map(({ id, name, plan, country, joinedDaysAgo }, index) => {
    const own = named.filter((user) => user.organization?.id === id);
    return {
      id,
      name,
      plan,
      country,
      joinedOn: new Date((calendar.today - joinedDaysAgo) * 86_400_000).toISOString().slice(0, 10),
      userCount: (counts[index]?.users ?? 0) + own.length,
      providerCount: (counts[index]?.providers ?? 0) + own.filter((user) => providers.has(user.id)).length,
    };
  });
  const standing = standingOf(tables, user);
  return {
    items: items
      .filter((organization) => isInScope(standing, organization))
      .toSorted((first, second) => first.name.localeCompare(second.name, 'en')),
  };
});
