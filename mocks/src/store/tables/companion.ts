import * as z from 'zod/mini';
import { notification, notificationPreferences, userId } from '@sakina/platform/contract';

/** Rows of the companion area. */
export const companionTables = {
  notifications: z.extend(notification, { userId }),
  /** One a person who has chosen; the id is the person's. */
  notificationPreferences: z.extend(notificationPreferences, { id: userId }),
};
