import { Inline, readingMeasure, Stack, Tag, theme } from '@sakina/design-system';
import styled from 'styled-components';
import type { EntryDraft } from '../model/entry.ts';

/* Line breaks are the writer’s own. */
const Body = styled.div`
  max-inline-size: ${readingMeasure};
  font-family: ${theme.font.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What is written in an entry, with the words that it is found by. */
export function EntryWords({ entry: { body, tags } }: { entry: Pick<EntryDraft, 'body' | 'tags'> }) {
  return (
    <Stack gap="x3">
      <Body dir="auto">{body}</Body>
      {tags.length > 0 && (
        <Inline>
          {tags.map((tag) => (
            <Tag key={tag}>
              <bdi>{tag}</bdi>
            </Tag>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
