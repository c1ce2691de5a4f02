import { Text, theme } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';

const List = styled.ol`
  display: grid;
  gap: ${theme.space.x1};
  padding-inline-start: ${theme.space.x3};
  list-style: decimal;
`;

/** How people treat each other in a circle, rule by rule, in the language of the circle. */
export function Guidelines({ circle: { guidelines, language } }: { circle: Pick<Circle, 'guidelines' | 'language'> }) {
  const t = useInsideText();
  return (
    <List aria-label={t('guidelines.title')} lang={language} dir="auto">
      {guidelines.map((rule) => (
        <Text key={rule} as="li" measure dir="auto">
          {rule}
        </Text>
      ))}
    </List>
  );
}
