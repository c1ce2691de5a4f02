import { Link, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { BookOpen, GraduationCap, HeartHandshake, House, KeyRound, Tent } from 'lucide-react';
import { company } from '../company.ts';
import { useSocialText } from '../messages/social/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { Figures } from '../parts/Figures.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useDates } from '../use-dates.ts';
import { useNumbers } from '../use-numbers.ts';

const FUND = ['say', 'ask', 'come'] as const;
const PARTNERS = [
  { name: 'mosques', icon: <BookOpen aria-hidden /> },
  { name: 'universities', icon: <GraduationCap aria-hidden /> },
  { name: 'refugees', icon: <Tent aria-hidden /> },
  { name: 'shelters', icon: <House aria-hidden /> },
  { name: 'hospices', icon: <HeartHandshake aria-hidden /> },
  { name: 'prisons', icon: <KeyRound aria-hidden /> },
] as const;
const PART = ['money', 'hours', 'room'] as const;

/** Sessions paid from the fund, rounded to hundreds because the share is only known to the per cent. */
const helpedSessions = Math.round((company.sessionsHeld * company.careFundPercent) / 100 / 100) * 100;

/** The care fund for people who cannot pay, its partners, and how to take part (ROUTE-19). */
export function SocialScreen() {
  const t = useSocialText();
  const { count, percent } = useNumbers();
  const { asOf } = useDates();
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} art="window" />
      <Chapters>
        <Chapter title={t('fund.title')}>
          <Points
            isOrdered
            points={FUND.map((name) => ({ title: t(`fund.${name}.title`), body: t(`fund.${name}.body`) }))}
          />
        </Chapter>
        <Band>
          <Chapter title={t('figures.title')}>
            <Figures
              figures={[
                { label: t('figures.share'), value: percent(company.careFundPercent) },
                { label: t('figures.sessions'), value: count(helpedSessions) },
                { label: t('figures.fee'), value: percent(company.careFundOfFeePercent) },
              ]}
              note={t('figures.note', { date: asOf })}
            />
            <Prose
              paragraphs={[
                t('figures.1', { fee: percent(company.feePercent), share: percent(company.careFundOfFeePercent) }),
                t('figures.2'),
              ]}
            />
            <span>
              <Link href={paths.businessModel()} variant="standalone">
                {t('figures.link')}
              </Link>
            </span>
          </Chapter>
        </Band>
        <Chapter title={t('free.title')} width="text">
          <Stack gap="x1" align="start">
            <Text measure>{t('free.body')}</Text>
            <Link href={paths.findTherapist({ sort: 'price' })} variant="standalone">
              {t('free.link')}
            </Link>
          </Stack>
        </Chapter>
        <Chapter title={t('partners.title')} description={t('partners.lead')}>
          <Points
            points={PARTNERS.map(({ name, icon }) => ({
              title: t(`partners.${name}.title`),
              body: t(`partners.${name}.body`),
              icon,
            }))}
          />
          <Text tone="muted" measure>
            {t('partners.note')}
          </Text>
        </Chapter>
        <Chapter title={t('access.title')} width="text">
          <Prose paragraphs={[t('access.1'), t('access.2', { languages: company.languages }), t('access.3')]} />
        </Chapter>
        <Chapter title={t('part.title')}>
          <Points points={PART.map((name) => ({ title: t(`part.${name}.title`), body: t(`part.${name}.body`) }))} />
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: `mailto:${product.supportEmail}`, label: t('next.write') }}
          other={{ href: paths.providerApply(), label: t('next.apply') }}
        />
      </Chapters>
    </>
  );
}
