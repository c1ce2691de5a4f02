import type { SideNavGroup } from '@sakina/design-system';
import { offersAdminPage, offersScreen, paths, patterns, professionRowOf } from '@sakina/platform/domain';
import type { Area } from '@sakina/platform/domain';
import { useConnectCall } from '@sakina/platform/react';
import {
  BadgeCheck,
  Banknote,
  CalendarClock,
  CalendarDays,
  ClipboardList,
  FileText,
  HeartHandshake,
  LayoutDashboard,
  LineChart,
  MessageCircle,
  MessageSquareQuote,
  NotebookPen,
  Radio,
  Scale,
  Settings,
  ShieldPlus,
  Siren,
  Sun,
  UserRound,
  UsersRound,
  Video,
  Wallet,
} from 'lucide-react';
import { useUser } from '@sakina/platform/react/session';
import { useLocation } from 'react-router-dom';
import { useAppText } from '../messages/index.ts';
import type { AppMessage } from '../messages/index.ts';
import { useFeaturesOff } from '../session/features-off.ts';
import { isTurnedOff } from '../session/switches.ts';
import { isCurrentPath } from './navigation.ts';

type Entry = [href: string, label: AppMessage, icon: NonNullable<SideNavGroup['items'][number]['icon']>];

type Navigation = readonly [label: AppMessage | null, entries: readonly Entry[]][];

const provider: Navigation = [
  [
    'provider.group.day',
    [
      [paths.providerPortal(), 'provider.portal', Sun],
      [paths.startSession(), 'provider.session', Video],
      [paths.providerSessionsToday(), 'provider.sessionsToday', ClipboardList],
      [paths.providerCalendar(), 'provider.calendar', CalendarDays],
    ],
  ],
  [
    'provider.group.people',
    [
      [paths.providerClients(), 'provider.clients', UsersRound],
      [paths.providerMessages(), 'provider.messages', MessageCircle],
      [paths.providerNotes(), 'provider.notes', NotebookPen],
      [paths.providerTreatmentPlans(), 'provider.treatmentPlans', HeartHandshake],
      [paths.providerGroupSessions(), 'provider.groupSessions', UsersRound],
      [paths.broadcastStudio(), 'provider.broadcasts', Radio],
    ],
  ],
  [
    'provider.group.money',
    [
      [paths.providerPayments(), 'provider.payments', Wallet],
      [paths.providerInvoices(), 'provider.invoices', FileText],
      [paths.providerInsurance(), 'provider.insurance', ShieldPlus],
      [paths.providerAnalytics(), 'provider.analytics', LineChart],
    ],
  ],
  [
    'provider.group.practice',
    [
      [paths.providerProfile(), 'provider.profile', UserRound],
      [paths.providerCredentials(), 'provider.credentials', BadgeCheck],
      [paths.providerAvailability(), 'provider.availability', CalendarClock],
      [paths.providerReviews(), 'provider.reviews', MessageSquareQuote],
    ],
  ],
];

const admin: Navigation = [
  [
    null,
    [
      [paths.admin(), 'admin.overview', LayoutDashboard],
      [paths.adminUsers(), 'admin.users', UsersRound],
      [paths.adminProviders(), 'admin.providers', BadgeCheck],
      [paths.adminSessions(), 'admin.sessions', CalendarDays],
      [paths.adminModeration(), 'admin.moderation', Scale],
      [paths.adminSafety(), 'admin.safety', Siren],
      [paths.adminRevenue(), 'admin.revenue', Banknote],
      [paths.adminSettings(), 'admin.settings', Settings],
    ],
  ],
];

/** The groups of links of each area. */
const navigation: Readonly<Record<Area, Navigation>> = { provider, admin };

/**
 * The side navigation of an area, with the current page marked. What the voice and video flag enables is left out while
 * it is off, and so is what is turned off for everyone, and what the user’s rank, profession, plan or permissions do
 * not open.
 */
export function usePortalNav(area: Area): SideNavGroup[] {
  const t = useAppText();
  const { pathname } = useLocation();
  const hasCalls = useConnectCall() !== null;
  const off = useFeaturesOff();
  const user = useUser();
  // Only a clinician’s plans are for treatment.
  const isClinical = professionRowOf(user).planKind === 'CLINICAL';
  const labelOf = (text: AppMessage) => t(text === 'provider.treatmentPlans' && !isClinical ? 'provider.plans' : text);
  const isOffered = (href: string) =>
    (hasCalls || href !== patterns.broadcastStudio) &&
    !isTurnedOff(href, off) &&
    (area === 'admin' ? offersAdminPage(href, user?.roles ?? []) : offersScreen(user, href));
  const groups = navigation[area].map(([label, entries]) => ({
    ...(label ? { label: t(label) } : {}),
    items: entries
      .filter(([href]) => isOffered(href))
      .map(([href, text, icon]) => ({
        href,
        label: labelOf(text),
        icon,
        isCurrent: isCurrentPath(pathname, href),
      })),
  }));
  return groups.filter(({ items }) => items.length > 0);
}
