import { Link, Text, theme } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { distanceTo } from '../../../shared/index.ts';
import { paths } from '@sakina/platform/domain';
import { ClipboardList, Hourglass, MessageCircle, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDashboardText } from '../messages/index.ts';
import type { ForYouItem } from '../model/for-you.ts';
import { isOverdue } from '../model/owed.ts';
import { pathTo } from '../model/place.ts';
import { useMeasureName } from './use-measure-name.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x2};
  align-items: start;
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
  & a[data-variant] { min-block-size: 2rem; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: 0.375rem; color: ${theme.color.accentText}; }
`;

export interface ForYouLineProps {
  /** What waits. */
  line: ForYouItem;
  /** Epoch milliseconds. */
  now: number;
}

/** One thing that waits for the person: what it is, as the link to it, and until when. */
export function ForYouLine({ line, now }: ForYouLineProps) {
  const t = useDashboardText();
  const format = useFormat();
  const measureName = useMeasureName();
  if (line.kind === 'offer') {
    const { provider, startsAt, expiresAt } = line.offer;
    const left = format.relative(distanceTo(expiresAt, now, format.timeZone));
    return (
      <Line
        icon={<Hourglass aria-hidden />}
        href={pathTo('waitlist')}
        words={t('forYou.offer', { name: provider.displayName })}
      >
        {t('forYou.offerWhen', {
          day: format.relativeDay(startsAt),
          time: format.time(startsAt),
          zone: format.zone(format.timeZone, startsAt),
          left,
        })}
      </Line>
    );
  }
  if (line.kind === 'plan') {
    const name = line.plan.providerName;
    return (
      <Line icon={<ClipboardList aria-hidden />} href={pathTo('plan')} words={t('forYou.plan', { name })}>
        {t('forYou.planAsked', { name })}
      </Line>
    );
  }
  if (line.kind === 'consent') {
    const { displayName: name } = line.consent.provider;
    return (
      <Line
        icon={<ClipboardList aria-hidden />}
        href={paths.profile({ section: 'consents' })}
        words={t('forYou.consent')}
      >
        {t('forYou.askedBy', { name })}
      </Line>
    );
  }
  if (line.kind === 'invoice') {
    const { id, number, provider, due, dueOn } = line.invoice;
    const late = isOverdue(line.invoice, format.dateIn(new Date(now).toISOString()));
    return (
      <Line
        icon={<ReceiptText aria-hidden />}
        href={pathTo('payments', id)}
        words={t('forYou.invoice', { number, name: provider.displayName })}
      >
        {t(late ? 'forYou.invoiceOverdue' : 'forYou.invoiceDue', {
          amount: format.money(due),
          day: format.date(dueOn),
        })}
      </Line>
    );
  }
  if (line.kind === 'estimate') {
    const { id, issuer, total } = line.estimate;
    return (
      <Line
        icon={<ReceiptText aria-hidden />}
        href={pathTo('payments', id)}
        words={t('forYou.estimate', { name: issuer.displayName })}
      >
        {t('forYou.estimateTotal', { total: format.money(total) })}
      </Line>
    );
  }
  if (line.kind === 'measure') {
    const { id, instrument, assignedBy, dueOn } = line.measure;
    const words = t('forYou.measure', { name: measureName(instrument) });
    const due = dueOn ? t('forYou.due', { day: format.date(dueOn) }) : '';
    return (
      <Line icon={<ClipboardList aria-hidden />} href={pathTo('measures', id)} words={words}>
        {[assignedBy ? t('forYou.askedBy', { name: assignedBy.displayName }) : '', due].filter(Boolean).join(' ')}
      </Line>
    );
  }
  const { id, provider, unread } = line.conversation;
  return (
    <Line
      icon={<MessageCircle aria-hidden />}
      href={pathTo('messages', id)}
      words={t('forYou.wrote', { name: provider.displayName })}
    >
      {t('forYou.unread', { count: unread })}
    </Line>
  );
}

function Line({ icon, href, words, children }: { icon: ReactNode; href: string; words: string; children: ReactNode }) {
  return (
    <Root>
      {icon}
      <div>
        <Link variant="row" href={href}>
          {words}
        </Link>
        <Text size="sm" tone="muted">
          {children}
        </Text>
      </div>
    </Root>
  );
}
