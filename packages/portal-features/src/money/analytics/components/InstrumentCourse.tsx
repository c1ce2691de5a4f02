import { Section, Skeleton, Stat, Text, StatGroup } from '@sakina/design-system';
import type { Outcomes } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { lazyPanel } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { courseOf, RELIABLE, shareOf } from '../model/shares.ts';

const ScoresChart = lazyPanel(() => import('./ScoresChart.tsx').then((m) => m.ScoresChart));

const PARTS = ['improved', 'same', 'worse'] as const;

export interface InstrumentCourseProps {
  measure: Outcomes['measures'][number];
  /** The least number of people of whom something is shown. */
  minimumGroup: number;
}

/** What became of those who answered one questionnaire twice or more, and the average score by month. */
export function InstrumentCourse({ measure, minimumGroup }: InstrumentCourseProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { instrument, followed } = measure;
  const course = courseOf(measure);
  return (
    <Section
      title={t(`instrument.${instrument}`)}
      description={t(`course.means.${instrument}`, { count: RELIABLE[instrument] })}
    >
      {course ? (
        <>
          <Text measure>{t('course.followed', { count: followed })}</Text>
          <StatGroup>
            {PARTS.map((part) => (
              <Stat
                key={part}
                label={t(`course.${part}`)}
                value={format.percent(shareOf(course[part], course.followed) ?? 0)}
                amount={course[part]}
                unit={t('people', { count: course[part] })}
              />
            ))}
          </StatGroup>
        </>
      ) : (
        <Text measure>{t('hidden', { count: minimumGroup })}</Text>
      )}
      <ScoresChart measure={measure} minimumGroup={minimumGroup} loading={<Skeleton shape="block" size="md" />} />
    </Section>
  );
}
