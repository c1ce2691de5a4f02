import { Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { excerptOf, EXCERPT_LENGTH, paragraphsOf } from '../model/excerpt.ts';

export interface WordsProps {
  /** What someone wrote: plain text, in whatever script and direction. */
  text: string;
  /** Shows only how it begins. @default false */
  isExcerpt?: boolean;
}

// Line breaks are the author's; a word without an end breaks where the page does.
const Paragraph = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-family: ${theme.font.reading};
`;

/** What someone wrote, as text and nothing else, each paragraph in its own direction. */
export function Words({ text, isExcerpt = false }: WordsProps) {
  const parts = paragraphsOf(isExcerpt ? excerptOf(text, EXCERPT_LENGTH).text : text);
  return (
    <Stack gap="x1h">
      {parts.map((part, index) => (
        <Paragraph key={index} measure dir="auto">
          {part}
        </Paragraph>
      ))}
    </Stack>
  );
}
