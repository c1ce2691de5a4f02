import { Grid, Section } from '@sakina/design-system';
import type { BookingRules as Rules } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useAvailabilityText } from '../messages/index.ts';
import { SpanSelect } from './SpanSelect.tsx';

export interface BookingRulesProps {
  /** The rules as they are typed. */
  rules: Rules;
  /** Called with the rules that were changed. */
  onChange: (changes: Partial<Rules>) => void;
}

/* A help of two lines beside one of one line: the fields stand on one line. */
const Rows = styled(Grid)`align-items: end;`;

const HOUR = 60;
const DAY = 24 * HOUR;
const NOTICES = [0, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const HORIZONS = [7, 14, 28, 56, 84, 182, 364].map((days) => days * DAY);
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, 60];
const STEPS = [15, 20, 30, 45, 60, 90, 120];

/** How late and how far ahead can be booked, what stays free between sessions, and when sessions may begin. */
export function BookingRules({ rules, onChange }: BookingRulesProps) {
  const t = useAvailabilityText();
  return (
    <Section title={t('rules.title')} headingSize="lg">
      <Rows min="sm" gap="x3">
        <SpanSelect
          label={t('rules.notice')}
          description={t('rules.notice.help')}
          choices={NOTICES}
          value={rules.noticeMinutes}
          onChange={(noticeMinutes) => onChange({ noticeMinutes })}
        />
        <SpanSelect
          label={t('rules.horizon')}
          description={t('rules.horizon.help')}
          choices={HORIZONS}
          value={rules.horizonDays * DAY}
          onChange={(minutes) => onChange({ horizonDays: minutes / DAY })}
        />
        <SpanSelect
          label={t('rules.buffer')}
          description={t('rules.buffer.help')}
          choices={BUFFERS}
          value={rules.bufferMinutes}
          onChange={(bufferMinutes) => onChange({ bufferMinutes })}
        />
        <SpanSelect
          label={t('rules.step')}
          description={t('rules.step.help')}
          choices={STEPS}
          value={rules.stepMinutes}
          onChange={(stepMinutes) => onChange({ stepMinutes })}
        />
      </Rows>
    </Section>
  );
}
