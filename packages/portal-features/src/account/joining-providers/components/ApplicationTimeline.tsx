import { Section, Text, Timeline } from '@sakina/design-system';
import type { ProviderApplication } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useJoiningText } from '../messages/index.ts';

/** The history of an application, latest first, with the reviewers' notes to the applicant. */
export function ApplicationTimeline({ application: { applicant, decisions } }: { application: ProviderApplication }) {
  const t = useJoiningText();
  const format = useFormat();
  const title = t('standing.timeline');
  return (
    <Section title={title} headingLevel={3}>
      <Timeline
        label={title}
        events={decisions
          .map(({ status, at, by, note }, index) => ({
            id: String(index),
            title: t(`timeline.${status}`),
            dateTime: at,
            time: t('timeline.when', { date: format.day(at), time: format.time(at) }),
            children: (
              <>
                <Text size="sm" tone="muted">
                  {by.id === applicant.id
                    ? t('timeline.byYou')
                    : t('timeline.by', { name: `\u2068${by.displayName}\u2069` })}
                </Text>
                {note && (
                  <Text dir="auto" measure>
                    {note}
                  </Text>
                )}
              </>
            ),
          }))
          .toReversed()}
      />
    </Section>
  );
}
