import { Banner, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { Benefits, Eligibility } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import { daysLeft, usableUntil } from '../model/deadlines.ts';
import { Estimate } from './Estimate.tsx';
import { useToday } from './use-today.ts';
import { useDay } from './use-day.ts';

export interface EligibilityAnswerProps {
  /** What the insurer answered. */
  answer: Eligibility;
  /** Whose insurance it is. */
  name: string;
}

const TONES = { ACTIVE: 'success', INACTIVE: 'danger', NOT_FOUND: 'warning' } as const;

/**
 * A payer's answer: one plain sentence, the payer's own words, what is known and not known, how old it is, and an
 * estimate.
 */
export function EligibilityAnswer({ answer, name }: EligibilityAnswerProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const today = useToday();
  const { status, serviceDate, insurer, startsOn, endsOn, carvedOutTo, payerWords, benefits, checkedAt, planName } =
    answer;
  const until = usableUntil(format.dateIn(checkedAt));
  const values = {
    name,
    payer: t(`payer.${insurer}`),
    day: day(serviceDate),
    plan: planName ?? t(`payer.${insurer}`),
  };
  const why =
    status !== 'INACTIVE'
      ? status
      : startsOn !== null && serviceDate < startsOn
        ? 'NOT_BEGUN'
        : endsOn !== null && serviceDate > endsOn
          ? 'ENDED'
          : 'INACTIVE';
  return (
    <Stack as="section" gap="x3" aria-label={t('answer')}>
      <Banner tone={TONES[status]} title={t(`answer.${status}`, values)}>
        {t(`answer.${why}.body`, {
          start: startsOn === null ? '' : day(startsOn),
          end: endsOn === null ? '' : day(endsOn),
        })}
      </Banner>
      {carvedOutTo !== undefined && (
        <Banner tone="warning" urgency="none" title={t('answer.carved', { company: carvedOutTo })}>
          {t('answer.carved.body', { company: carvedOutTo })}
        </Banner>
      )}
      <Text size="sm" tone="muted">
        {daysLeft(today, until) < 0
          ? t('answer.old', { day: format.shortDate(checkedAt) })
          : t('answer.age', {
              day: format.shortDate(checkedAt),
              time: format.time(checkedAt),
              until: day(until),
            })}
      </Text>
      {payerWords !== undefined && (
        <Stack gap="half">
          <Text weight="strong">{t('answer.words')}</Text>
          <Text as="blockquote" lang="en" dir="ltr">
            {payerWords}
          </Text>
        </Stack>
      )}
      {benefits && <Known benefits={benefits} />}
      {benefits && <Estimate answer={answer} benefits={benefits} />}
    </Stack>
  );
}

function Known({ benefits }: { benefits: Benefits }) {
  const t = useInsuranceText();
  const format = useFormat();
  const { copay, coinsurancePercent, deductible, outOfPocket, family, sessions, authorisationNeededFor } = benefits;
  const unknown = t('unknown');
  const yearly = (part: NonNullable<Benefits['deductible']> | null) =>
    part === null ? unknown : t('yearly', { left: format.money(part.remaining), total: format.money(part.total) });
  return (
    <KeyValueList
      aria-label={t('benefits')}
      items={[
        { term: t('benefit.copay'), value: copay === null ? unknown : format.money(copay) },
        {
          term: t('benefit.coinsurance'),
          value: coinsurancePercent === null ? unknown : format.percent(coinsurancePercent),
        },
        { term: t('benefit.deductible'), value: yearly(deductible) },
        { term: t('benefit.outOfPocket'), value: yearly(outOfPocket) },
        ...(family
          ? [
              { term: t('benefit.familyDeductible'), value: yearly(family.deductible) },
              { term: t('benefit.familyOutOfPocket'), value: yearly(family.outOfPocket) },
            ]
          : []),
        {
          term: t('benefit.sessions'),
          value: sessions
            ? t('sessions.left', { count: sessions.remaining, limit: sessions.limit })
            : t('sessions.noLimit'),
        },
        {
          term: t('benefit.authorisation'),
          value:
            authorisationNeededFor.length === 0
              ? t('authorisation.none')
              : authorisationNeededFor.map((code) => t(`code.${code}`)).join(' · '),
        },
      ]}
    />
  );
}
