import { getProviderProfile, updateProviderProfile } from '@sakina/platform/contract';
import type { ProviderAccountChanges, Service, ServiceId } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { hasProblems, profileProblems } from '../../rules/profile.ts';
import { settingsOf } from '../../rules/provider-settings.ts';
import { busySpans, nextSlotAt } from '../../rules/slots.ts';
import type { ProviderRow } from '../../store/rows.ts';
import { ApiFailure, invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { newId, requireProvider } from './own.ts';

type Context = Pick<HandlerContext<typeof getProviderProfile>, 'tables' | 'user' | 'now'>;

function accountOf({ tables, user, now }: Context, provider: ProviderRow) {
  const { memberSince, prayerRules, profileVersion, updatedAt } = settingsOf(tables, provider.id, now);
  const documents = tables.credentialDocuments.all().filter((row) => row.providerId === provider.id);
  const ahead = tables.appointments
    .all()
    .filter((row) => row.provider.id === provider.id && Date.parse(row.endsAt) > now.getTime());
  return {
    ...provider,
    userId: user.userId,
    email: user.email,
    nextSlotAt: nextSlotAt(provider, busySpans(provider, ahead, tables.blocks.all()), prayerRules, now),
    documents: documents.toSorted((first, second) => second.uploadedAt.localeCompare(first.uploadedAt, 'en')),
    memberSince,
    prayerRules,
    updatedAt,
    version: profileVersion,
  };
}

export const getProviderProfileHandler = defineHandler(getProviderProfile, (context) =>
  accountOf(context, requireProvider(context)),
);

export const updateProviderProfileHandler = defineHandler(updateProviderProfile, (context) => {
  const {
    tables,
    now,
    body: { version, prayerRules, services, ...changes },
  } = context;
  const provider = requireProvider(context);
  const settings = settingsOf(tables, provider.id, now);
  if (version !== settings.profileVersion) {
    throw versionConflict('Your profile was changed in another window. Read it again before you save.', {
      version: settings.profileVersion,
    });
  }
  checkHandle(context, provider, changes.handle);
  const sent = defined(changes);
  // What was made by an approval counts as written from the first save on.
  const { isUnwritten: _isUnwritten, ...earlier } = provider;
  const changed: ProviderRow = {
    ...earlier,
    ...sent,
    specialities: once(changes.specialities ?? provider.specialities),
    languages: once(changes.languages ?? provider.languages),
    modes: once(changes.modes ?? provider.modes),
    insurers: once(changes.insurers ?? provider.insurers),
    services: services === undefined ? provider.services : renewServices(context, provider, services),
  };
  const problems = profileProblems(changed, prayerRules ?? settings.prayerRules);
  if (hasProblems(problems)) throw invalid(problems);
  tables.providerSettings.put({
    ...settings,
    prayerRules: prayerRules ?? settings.prayerRules,
    profileVersion: version + 1,
    updatedAt: iso(now),
  });
  return accountOf(context, tables.providers.put({ ...changed, fee: feeOf(changed) }));
});

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function checkHandle({ tables }: Context, provider: ProviderRow, handle: string | undefined): void {
  const isTaken =
    handle !== undefined &&
    tables.providers.all().some((row) => row.id !== provider.id && (row.handle === handle || row.id === handle));
  if (isTaken) throw new ApiFailure(409, 'HANDLE_TAKEN', 'Someone else has this user name. Please choose another.');
}

/** The services after a change. @throws ApiFailure if a removed one has future sessions */
function renewServices(
  { tables, now }: Context,
  provider: ProviderRow,
  wanted: NonNullable<ProviderAccountChanges['services']>,
): Service[] {
  const kept = new Set(wanted.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const foreign = wanted.findIndex(
    ({ id }) => id !== undefined && !provider.services.some((service) => service.id === id),
  );
  if (foreign !== -1) throw invalid({ [`services.${foreign}.id`]: 'You do not offer a service with this id.' });
  if (kept.size < wanted.filter(({ id }) => id !== undefined).length)
    throw invalid({ services: 'One of the services is in the list twice.' });
  const ahead = tables.appointments
    .all()
    .filter(
      (row) => row.provider.id === provider.id && row.status !== 'CANCELLED' && Date.parse(row.endsAt) > now.getTime(),
    );
  const missed = provider.services.filter(({ id }) => !kept.has(id) && ahead.some((row) => row.service.id === id));
  if (missed.length > 0) {
    const names = missed.map(({ name }) => name);
    throw new ApiFailure(
      409,
      'SERVICE_IN_USE',
      `There are sessions ahead of: ${names.join(', ')}. Move or cancel them first.`,
      { services: names },
    );
  }
  return wanted.map((service) => ({
    ...service,
    id: service.id ?? newId<ServiceId>('srv'),
    modes: once(service.modes),
  }));
}

/** The lowest price of a full session, as the directory shows it. */
function feeOf({ services, fee }: ProviderRow): ProviderRow['fee'] {
  const [lowest] = services
    .filter((service) => !service.isIntroduction)
    .toSorted((first, second) => first.price.amountMinor - second.price.amountMinor);
  if (!lowest) return fee;
  const { price, durationMinutes, pricing } = lowest;
  return { price, durationMinutes, ...(pricing && { pricing }) };
}
