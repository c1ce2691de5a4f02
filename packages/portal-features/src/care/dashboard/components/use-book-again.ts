import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useDashboardText } from '../messages/index.ts';

/** A way from a session to the next one: where it leads, what it says, and its name among others. */
export interface BookAgain {
  href: string;
  text: string;
  name: string;
}

/** The way to a further session with the same provider; or to someone else, where they take no bookings any more. */
export function useBookAgain(): (session: Appointment, as: 'past' | 'later') => BookAgain {
  const t = useDashboardText();
  return ({ provider, service, isProviderAway }, as) => {
    const name = provider.displayName;
    if (isProviderAway)
      return {
        href: paths.findTherapist({ kind: provider.kind.toLowerCase() }),
        text: t('away.find'),
        name: t('away.findNamed', { name }),
      };
    return {
      href: paths.booking(provider.id, { service: service.id }),
      text: t(`${as}.bookAgain`),
      name: t(`${as}.bookAgainNamed`, { name }),
    };
  };
}
