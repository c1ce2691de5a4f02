import { Text, theme } from '@sakina/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useDashboardText } from '../messages/index.ts';
import type { AgreedText } from './use-agreed-text.ts';

const Fold = styled.details`
  & > summary {
    inline-size: fit-content;
    padding-block: ${theme.space.half};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
  & > div { display: grid; gap: ${theme.space.x1}; padding-block: ${theme.space.half}; }
  & li + li { margin-block-start: ${theme.space.x1}; }
`;

const Goals = styled.ul.attrs({ role: 'list' })``;

export interface AgreedThatDayProps {
  words: AgreedText;
  /** Whether it is unfolded at first: for the latest session. */
  isLatest: boolean;
}

/**
 * What the plan noted on the day of a session. Only the latest stands open: a list of all of them could not be read.
 */
export function AgreedThatDay({ words: { goals, next }, isLatest }: AgreedThatDayProps) {
  const t = useDashboardText();
  const [isOpen, setOpen] = useState(isLatest);
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('past.noted')}</summary>
      <div>
        {goals.length > 0 && (
          <Goals>
            {goals.map(({ goal, reached }) => (
              <li key={goal}>
                <Text size="sm">
                  <bdi>{goal}</bdi>
                </Text>
                <Text size="xs" tone="muted">
                  {reached}
                </Text>
              </li>
            ))}
          </Goals>
        )}
        {next !== '' && <Text size="sm">{next}</Text>}
      </div>
    </Fold>
  );
}
