import { Link, Stack, Status, Text, theme } from '@sakina/design-system';
import type { Programme, StepCompletion } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

const Row = styled.li`
  display: grid;
  gap: ${theme.space.half};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
`;

export interface OutlineProps {
  /** The programme with its days. */
  programme: Programme;
  /** Steps that are done this time through. */
  done: readonly StepCompletion[];
  /** The step that can be opened next, or null. */
  nextDay: number | null;
}

/** What each day is about; a day that is done, and the next one, can be opened. */
export function Outline({ programme, done, nextDay }: OutlineProps) {
  const t = useDeenyaText();
  const format = useFormat();
  return (
    <Stack as="ol" gap="none" role="list">
      {programme.outline.map(({ day, title, minutes }) => {
        const completion = done.find((each) => each.day === day);
        const isLink = completion !== undefined || day === nextDay;
        return (
          <Row key={day}>
            <Text size="sm" tone="muted">
              {[t('day', { day }), t('minutesADay', { count: minutes })].join(' · ')}
            </Text>
            {isLink ? (
              <Link href={deenyaPath({ view: 'day', programme: programme.id, day })} variant="standalone">
                <span lang={programme.language} dir="auto">
                  {title}
                </span>
              </Link>
            ) : (
              <Text>
                <bdi lang={programme.language}>{title}</bdi>
              </Text>
            )}
            {completion ? (
              <Status tone="success" size="small">
                {t('outline.done', { date: format.date(completion.on) })}
              </Status>
            ) : (
              day === nextDay && (
                <Status tone="active" size="small">
                  {t('outline.next')}
                </Status>
              )
            )}
          </Row>
        );
      })}
    </Stack>
  );
}
