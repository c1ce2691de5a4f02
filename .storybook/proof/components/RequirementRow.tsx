import { Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { StoryLink } from '../../look/StoryLink.tsx';
import { useProofText } from '../messages/index.ts';
import { statusOf } from '../model/matrix.ts';
import type { MatrixRow } from '../model/matrix.ts';
import { Folded } from './Folded.tsx';

const Row = styled.li`
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
`;

/** One requirement: its id, its words, and what shows it, folded away. */
export function RequirementRow({ row }: { row: MatrixRow }) {
  const t = useProofText();
  const { id, words, places, assertions } = row;
  const status = statusOf(row);
  return (
    <Row>
      <Stack gap="half">
        <p>
          <Text as="strong" font="code" size="sm">
            {id}
          </Text>{' '}
          {words}
        </p>
        {status !== 'shown' && (
          <Text size="sm" tone="warning" weight="strong">
            {t(`matrix.${status}`)}
          </Text>
        )}
        {places.length > 0 && (
          <Folded summary={t('matrix.places', { assertions, places: places.length })}>
            {() => (
              <Stack as="ul" gap="none" role="list">
                {places.map(({ at, title, address, proof, assertions: count }) => (
                  <li key={`${at} ${title}`}>
                    {address === null ? title : <StoryLink address={address}>{title}</StoryLink>}{' '}
                    <Text as="span" size="xs" tone="muted" font="code" dir="ltr">
                      {at}
                    </Text>{' '}
                    <Text as="span" size="xs" tone="muted">
                      {proof === 'shown' ? t('matrix.assertions', { count }) : t(`matrix.${proof}`)}
                    </Text>
                  </li>
                ))}
              </Stack>
            )}
          </Folded>
        )}
      </Stack>
    </Row>
  );
}
