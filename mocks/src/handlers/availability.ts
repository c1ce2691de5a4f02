import { getAvailability } from '@sakina/platform/contract';
import { notFound } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';

export const availability = defineHandler(getAvailability, (context) => {
  const providerId = context.query.providerId ?? context.user.providerId;
  const provider = providerId === null ? undefined : context.tables.providers.get(providerId);
  if (!provider) throw notFound('this provider');
  return { providerId: provider.id, timeZone: provider.timeZone, slots: provider.weekly, exceptions: provider.exceptions };
});
