import {
  listAppointments,
  listConversations,
  listNotifications,
  listOpenSlots,
  listWaitlist,
  respondToWaitlist,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listWaitlist, listAppointments, listOpenSlots, listNotifications, listConversations] };

/** Accepts what was offered, declines it, or leaves a waitlist (CLOUD-119). */
export function useRespondToWaitlist() {
  return useAction(respondToWaitlist, options);
}
