import { Stack } from '@sakina/design-system';
import { PrayerDay } from '../../shared/prayer-day/PrayerDay.tsx';
import { ReceivedReferrals } from '../../../shared/referrals/ReceivedReferrals.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentClients } from './RecentClients.tsx';

/**
 * What stands beside the day and below what has to be answered: referrals, the clients seen last, ways on, and the
 * prayers.
 */
export function LateSide() {
  return (
    <Stack gap="x5">
      <ReceivedReferrals />
      <RecentClients />
      <QuickActions />
      <PrayerDay />
    </Stack>
  );
}
