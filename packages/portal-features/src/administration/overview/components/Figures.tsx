import { Grid, Link, Section, Stack, Stat, theme } from '@sakina/design-system';
import type { AdminOverview, Money } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminOverviewText } from '../messages/index.ts';

interface Group {
  title: string;
  description?: string;
  /** Room for one figure; amounts of seven digits need more. @default 'xs' */
  min?: 'xs' | 'sm';
  figures: readonly { label: string; value: number | Money; href: string }[];
}

/* All of a figure is the link to its list. Labels of two lines keep their numbers on one line with the others. */
const Figure = styled(Stat)`
  position: relative;
  justify-content: flex-end;
  & a { text-decoration-color: transparent; }
  & a::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space.half});
    border-radius: ${theme.radius.sm};
  }
  & a:focus-visible { outline: none; }
  & a:focus-visible::after { outline: 2px solid ${theme.color.focusRing}; }
  &:hover a { text-decoration-color: currentcolor; }
`;

/** The figures of the platform, each with its time and the list that counts the same. */
export function Figures({ overview }: { overview: AdminOverview }) {
  const t = useAdminOverviewText();
  const format = useFormat();
  const moment = usePlaceTime();
  const { users, providers, sessions, revenue, asOf } = overview;
  const left = users.total - users.active - users.suspended - users.invited;
  const people = (status: string) => paths.adminUsers({ 'f.status': status });
  const listed = (verification: string) => paths.adminProviders({ list: 'providers', 'f.verification': verification });
  const groups: readonly Group[] = [
    {
      title: t('people'),
      description: t('people.left', { count: left }),
      figures: [
        { label: t('people.total'), value: users.total, href: paths.adminUsers() },
        { label: t('people.active'), value: users.active, href: people('ACTIVE') },
        { label: t('people.suspended'), value: users.suspended, href: people('SUSPENDED') },
        { label: t('people.invited'), value: users.invited, href: people('INVITED') },
        {
          label: t('people.new'),
          value: users.newLast7Days,
          href: paths.adminUsers({ sort: '-createdAt' }),
        },
      ],
    },
    {
      title: t('providers'),
      figures: [
        {
          label: t('providers.total'),
          value: providers.total,
          href: paths.adminProviders({ list: 'providers' }),
        },
        { label: t('providers.verified'), value: providers.verified, href: listed('VERIFIED') },
        { label: t('providers.pending'), value: providers.pending, href: listed('PENDING') },
        { label: t('providers.lapsed'), value: providers.lapsed, href: listed('LAPSED') },
      ],
    },
    {
      title: t('sessions'),
      description: t('sessions.zone'),
      figures: [
        {
          label: t('sessions.today'),
          value: sessions.today,
          href: paths.adminSessions({ period: 'today' }),
        },
        {
          label: t('sessions.running'),
          value: sessions.inProgress,
          href: paths.adminSessions({ period: 'all', show: 'RUNNING' }),
        },
        {
          label: t('sessions.next'),
          value: sessions.next7Days,
          href: paths.adminSessions({ period: 'next7', 'f.status': ['PENDING', 'CONFIRMED'] }),
        },
        {
          label: t('sessions.completed'),
          value: sessions.completedLast30Days,
          href: paths.adminSessions({ 'f.status': 'COMPLETED' }),
        },
      ],
    },
    {
      title: t('money'),
      description: t('money.zone'),
      min: 'sm',
      figures: [
        { label: t('money.gross'), value: revenue.gross, href: paths.adminRevenue() },
        {
          label: t('money.refunds'),
          value: revenue.refunds,
          href: paths.adminRevenue({ view: 'refunds' }),
        },
        { label: t('money.fees'), value: revenue.platformFees, href: paths.adminRevenue() },
        { label: t('money.net'), value: revenue.net, href: paths.adminRevenue() },
      ],
    },
  ];
  return (
    <Section title={t('figures')} description={t('figures.asOf', { when: moment(asOf) })}>
      <Stack gap="x4">
        {groups.map(({ title, description, min = 'xs', figures }) => (
          <Section key={title} title={title} headingLevel={3} headingSize="md" description={description}>
            <Grid min={min} gap="x3">
              {figures.map(({ label, value, href }) => (
                <Figure
                  key={label}
                  label={
                    <Link variant="quiet" href={href}>
                      {label}
                    </Link>
                  }
                  value={typeof value === 'number' ? format.number(value) : format.money(value)}
                  amount={typeof value === 'number' ? value : value.amountMinor}
                />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    </Section>
  );
}
