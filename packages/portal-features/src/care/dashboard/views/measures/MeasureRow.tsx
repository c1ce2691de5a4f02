import { LineBreaks, Stack, Text, theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
`;

export interface MeasureRowProps {
  /** The questionnaire's name. */
  name: string;
  /** Who asks for it, and until when. */
  facts: readonly string[];
  /** The way to answer it; nothing where it cannot be answered now. */
  action: ReactNode;
}

/** A questionnaire in a list. */
export function MeasureRow({ name, facts, action }: MeasureRowProps) {
  return (
    <Root>
      <Stack gap="none">
        <Text as="strong" weight="strong">
          {name}
        </Text>
        {facts.length > 0 && (
          <Text size="sm" tone="muted">
            <LineBreaks>{facts.join(' · ')}</LineBreaks>
          </Text>
        )}
      </Stack>
      {action}
    </Root>
  );
}
