import type { Command, CommandGroup } from '@sakina/design-system';
import type { AdminSearchResult } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { BadgeCheck, Banknote, CalendarDays, FileText, Keyboard, UserRound } from 'lucide-react';
import { useSharedText } from '../../../shared/index.ts';
import { useAdminText, usePlaceTime } from '../../shared/index.ts';
import { useAdminSearchText } from '../messages/index.ts';
import { useSections } from './use-sections.ts';
import { matches } from '../model/matches.ts';

interface Results {
  typed: string;
  /** What the server found; null before it was asked. */
  found: AdminSearchResult | null;
  onKeys: () => void;
}

/** What was found as commands, by kind; pages are found here, without asking. */
export function useResultGroups({ typed, found, onKeys }: Results): CommandGroup[] {
  const t = useAdminSearchText();
  const admin = useAdminText();
  const shared = useSharedText();
  const format = useFormat();
  const moment = usePlaceTime();
  const sections = useSections();
  const pages: Command[] = [
    ...sections.map(({ page, path }): Command => ({
      id: `page-${page}`,
      label: t(`page.${page}`),
      keywords: [t(`find.${page}`)],
      icon: <FileText aria-hidden />,
      href: path,
    })),
    {
      id: 'page-keys',
      label: t('keys.title'),
      keywords: [t('find.keys')],
      icon: <Keyboard aria-hidden />,
      onAction: onKeys,
    },
  ].filter(({ label, keywords = [] }) => matches([label, ...keywords].join(' '), typed));

  const people = (found?.people ?? []).map(({ id, displayName, email, status }): Command => ({
    id: `person-${id}`,
    label: displayName,
    description: t('person', { email, status: t(`account.${status}`) }),
    icon: <UserRound aria-hidden />,
    href: paths.adminUsers({ user: id }),
  }));
  const providers = (found?.providers ?? []).map(({ id, displayName, verification }): Command => ({
    id: `provider-${id}`,
    label: displayName,
    description: admin(`verification.${verification}`),
    icon: <BadgeCheck aria-hidden />,
    href: paths.adminProviders({ provider: id }),
  }));
  const sessions = (found?.sessions ?? []).map(({ id, startsAt, status, clientName, providerName }): Command => ({
    id: `session-${id}`,
    label: t('session', { client: clientName, provider: providerName }),
    description: t('session.when', { when: moment(startsAt), status: shared(`status.${status}`) }),
    icon: <CalendarDays aria-hidden />,
    href: paths.adminSessions({ session: id }),
  }));
  const payments = (found?.payments ?? []).map(({ id, kind, name, amount, on, appointmentId }): Command => ({
    id: `payment-${id}`,
    label: t(`payment.${kind}`, { name }),
    description: t('payment.what', { amount: format.money(amount), day: format.shortDate(on), id }),
    icon: <Banknote aria-hidden />,
    href:
      appointmentId === null
        ? paths.adminRevenue(kind === 'PAYOUT' ? { view: 'payouts', open: id } : { view: 'refunds' })
        : paths.adminSessions({ session: appointmentId }),
  }));
  return [
    { id: 'people', title: t('group.people'), items: people },
    { id: 'providers', title: t('group.providers'), items: providers },
    { id: 'sessions', title: t('group.sessions'), items: sessions },
    { id: 'payments', title: t('group.payments'), items: payments },
    { id: 'pages', title: t('group.pages'), items: pages },
  ];
}
