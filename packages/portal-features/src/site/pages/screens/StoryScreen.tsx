import { paths } from '@sakina/platform/domain';
import { company, providers } from '../company.ts';
import { useStoryText } from '../messages/story/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Years } from '../parts/Years.tsx';
import { useDates } from '../use-dates.ts';
import { useNumbers } from '../use-numbers.ts';

/** `after`: years after the first one. */
const MOMENTS = [
  { name: 'slip', season: 'winter', after: 0 },
  { name: 'calendar', season: 'autumn', after: 0 },
  { name: 'mentors', season: 'spring', after: 1 },
  { name: 'mistake', season: 'autumn', after: 1 },
  { name: 'arabic', season: 'summer', after: 2 },
  { name: 'fund', season: 'autumn', after: 2 },
  { name: 'exit', season: 'spring', after: 3 },
] as const;
const OPEN = ['languages', 'nights', 'sign'] as const;

/** The company's story year by year, its lessons, and what is not good yet (ROUTE-18). */
export function StoryScreen() {
  const t = useStoryText();
  const { percent } = useNumbers();
  const { asOf, year } = useDates();
  const moments = MOMENTS.map(({ name, season, after }) => ({
    when: t(`when.${season}`, { year: year(company.foundedYear + after) }),
    year: company.foundedYear + after,
    title: t(`moment.${name}.title`),
    body: t(`moment.${name}.body`, { percent: percent(company.careFundOfFeePercent) }),
  }));
  const now = {
    when: asOf,
    year: new Date(company.asOf).getUTCFullYear(),
    title: t('moment.now.title'),
    body: t('moment.now.body', { people: company.people, providers }),
  };
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} art="path" />
      <Chapters>
        <Chapter title={t('years.title')}>
          <Years moments={[...moments, now]} />
        </Chapter>
        <Chapter title={t('learned.title')} width="text">
          <Prose paragraphs={[t('learned.1'), t('learned.2')]} />
        </Chapter>
        <Band>
          <Chapter title={t('open.title')}>
            <Points
              points={OPEN.map((name) => ({
                title: t(`open.${name}.title`),
                body: t(`open.${name}.body`, { languages: company.languages }),
              }))}
            />
          </Chapter>
        </Band>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: paths.team(), label: t('next.team') }}
          other={{ href: paths.findTherapist(), label: t('next.find') }}
        />
      </Chapters>
    </>
  );
}
