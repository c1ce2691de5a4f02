import { Button, Heading, Inline, lazyPart, Section, Text, theme } from '@sakina/design-system';
import type { SessionMode } from '@sakina/platform/contract';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useAvailabilityText } from '../messages/index.ts';
import { copyDay, DAYS } from '../model/draft.ts';
import type { Day, HoursDraft } from '../model/draft.ts';
import { RangeRows } from './RangeRows.tsx';
import { useDayNames } from './use-day-names.ts';

const CopyDialog = lazyPart(() => import('./CopyDialog.tsx').then((m) => m.CopyDialog));

export interface WeekHoursProps {
  /** Hours by day of the week, as they are typed. */
  week: HoursDraft['week'];
  /** Called with the whole week after a change. */
  onChange: (week: HoursDraft['week']) => void;
  /** Ways of meeting to choose from. */
  modes: readonly SessionMode[];
  /** Tells what is wrong with a field, by its name. */
  messageAt: (name: string) => string | undefined;
  /** Said under the heading: on whose clock the hours are read. */
  zone: string;
}

const Days = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  & > li { padding-block: ${theme.space.x1}; border-block-start: 1px solid ${theme.color.hairline}; }
`;

/** The hours of a usual week, day by day. */
export function WeekHours({ week, onChange, modes, messageAt, zone }: WeekHoursProps) {
  const t = useAvailabilityText();
  const nameOf = useDayNames();
  const [copying, setCopying] = useState<Day>();
  return (
    <Section title={t('week.title')} headingSize="lg" description={t('week.lead', { zone })}>
      <Days aria-label={t('week.title')}>
        {DAYS.map((day) => (
          <li key={day}>
            <RangeRows
              path={`day.${day}`}
              of={nameOf(day)}
              ranges={week[day]}
              onChange={(ranges) => onChange({ ...week, [day]: ranges })}
              modes={modes}
              title={
                <Inline gap="x2">
                  <Heading level={3} size="sm">
                    {nameOf(day)}
                  </Heading>
                  {week[day].length === 0 && <Text tone="muted">{t('week.closed')}</Text>}
                </Inline>
              }
              tools={
                week[day].length > 0 && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('copy.open.of', { day: nameOf(day) })}
                    onPress={() => setCopying(day)}
                  >
                    {t('copy.open')}
                  </Button>
                )
              }
              messageAt={messageAt}
            />
          </li>
        ))}
      </Days>
      {copying !== undefined && (
        <Suspense fallback={null}>
          <CopyDialog
            day={copying}
            week={week}
            onCopy={(to) => onChange(copyDay(week, copying, to))}
            onClose={() => setCopying(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
