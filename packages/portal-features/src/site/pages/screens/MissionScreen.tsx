import { Link } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { company } from '../company.ts';
import { useMissionText } from '../messages/mission/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Readings } from '../parts/Readings.tsx';
import { useDates } from '../use-dates.ts';
import { useNumbers } from '../use-numbers.ts';

const HOLD = ['person', 'free', 'known', 'shame', 'plain', 'open'] as const;
const NOT = ['ads', 'sell', 'streaks', 'hold', 'machine', 'report'] as const;

/** The mission page: purpose, principles, limits, and how we measure ourselves (ROUTE-18). */
export function MissionScreen() {
  const t = useMissionText();
  const { count, percent } = useNumbers();
  const { asOf, year } = useDates();
  const judged = [
    { name: 'days', value: count(company.daysToFirstSession) },
    { name: 'returning', value: percent(company.returningPercent) },
    { name: 'accepted', value: percent(company.acceptedPercent) },
    { name: 'fund', value: percent(company.careFundPercent) },
  ] as const;
  return (
    <>
      <Opening title={t('title')} lead={t('lead', { product: product.name })} art="horizon" />
      <Chapters>
        <Chapter title={t('why.title')} width="text">
          <Prose paragraphs={[t('why.1'), t('why.2'), t('why.3')]} />
        </Chapter>
        <Chapter title={t('hold.title')}>
          <Points points={HOLD.map((name) => ({ title: t(`hold.${name}.title`), body: t(`hold.${name}.body`) }))} />
          <span>
            <Link href={paths.social()} variant="standalone">
              {t('hold.link')}
            </Link>
          </span>
        </Chapter>
        <Band>
          <Chapter title={t('not.title')} description={t('not.lead')}>
            <Points points={NOT.map((name) => ({ title: t(`not.${name}.title`), body: t(`not.${name}.body`) }))} />
          </Chapter>
        </Band>
        <Chapter title={t('judge.title')} description={t('judge.lead')}>
          <Readings
            readings={judged.map(({ name, value }) => ({
              label: t(`judge.${name}.label`),
              value,
              body: t(`judge.${name}.body`),
            }))}
            note={t('judge.note', { date: asOf, year: year(company.foundedYear) })}
          />
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: `mailto:${product.supportEmail}`, label: t('next.write') }}
          other={{ href: paths.story(), label: t('next.story') }}
        />
      </Chapters>
    </>
  );
}
