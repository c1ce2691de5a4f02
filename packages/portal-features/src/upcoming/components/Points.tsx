import { theme } from '@sakina/design-system';
import styled from 'styled-components';

// Without bullets VoiceOver forgets that it is a list; the role reminds it.
const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  max-inline-size: 60ch;

  & > li { display: flex; gap: ${theme.space.x1h}; overflow-wrap: anywhere; }
  & > li::before {
    content: '';
    flex: none;
    inline-size: ${theme.space.x1};
    block-size: ${theme.space.x1};
    margin-block-start: 0.6em;
    border-radius: ${theme.radius.full};
    background: ${theme.color.accentDecoration};
  }
`;

export interface PointsProps {
  /** Names the list for those who do not see where it stands. */
  label: string;
  points: readonly string[];
}

/** A few short points, each led in by a spot of first light. */
export function Points({ label, points }: PointsProps) {
  return (
    <List aria-label={label}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
