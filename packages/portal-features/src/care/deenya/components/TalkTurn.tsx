import { Inline, Link, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useAssistantText } from '../messages/assistant/index.ts';
import { suggestionPath } from '../model/talk.ts';
import type { Said } from '../model/talk.ts';

const Row = styled.li`
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
`;

/** One turn of a talk: whose it is stands in words over each of them, and under the software’s what it is not. */
export function TalkTurn({ said }: { said: Said }) {
  const t = useAssistantText();
  if (said.author === 'PERSON') {
    return (
      <Row>
        <Stack gap="half">
          <Text size="sm" weight="strong">
            {t('you')}
          </Text>
          <Text measure dir="auto">
            {said.text}
          </Text>
        </Stack>
      </Row>
    );
  }
  const { text, disclosure, suggestions } = said.reply;
  return (
    <Row>
      <Stack gap="half">
        <Text size="sm" weight="strong">
          {t('software')}
        </Text>
        <Text measure dir="auto">
          {text}
        </Text>
        {suggestions.length > 0 && (
          <Inline as="ul" gap="x2" aria-label={t('suggestions')}>
            {suggestions.map((suggestion) => (
              <li key={`${suggestion.kind} ${suggestion.id ?? ''}`}>
                <Link href={suggestionPath(suggestion)} variant="standalone">
                  <bdi>{suggestion.title}</bdi>
                </Link>
              </li>
            ))}
          </Inline>
        )}
        <Text size="sm" tone="muted" measure dir="auto">
          {disclosure}
        </Text>
      </Stack>
    </Row>
  );
}
