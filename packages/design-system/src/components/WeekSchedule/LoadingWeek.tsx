import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';

/** Outlines of events in each day of a week, as sizes and distances that no two neighbors share. */
const OUTLINES = [['md'], ['sm', 'md'], ['lg'], ['sm', 'sm'], ['md', 'sm'], ['sm'], ['md']] as const;

const Frame = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  min-block-size: 24rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow: hidden;
`;
const Day = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.x3};
  padding: ${theme.space.x1h} ${theme.space.x1};
  & + & { border-inline-start: 1px solid ${theme.color.hairline}; }
  &:nth-child(even) > :nth-child(2) { margin-block-start: ${theme.space.x6}; }
  &:nth-child(3n) > :nth-child(2) { margin-block-start: ${theme.space.x3}; }
`;

/** Placeholder for the days of a schedule while events load, the same size as the days. */
export function LoadingWeek({ label, days }: { label: string; days: number }) {
  return (
    <LoadingRegion label={label}>
      <Frame>
        {Array.from({ length: days }, (_, day) => (
          <Day key={day}>
            <Skeleton />
            {(OUTLINES[day % OUTLINES.length] ?? []).map((size, index) => (
              <Skeleton key={index} shape="block" size={size} />
            ))}
          </Day>
        ))}
      </Frame>
    </LoadingRegion>
  );
}
