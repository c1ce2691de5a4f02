import { Heading, readingMeasure, Stack, Text, theme } from '@sakina/design-system';
import type { NoteSection } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';

export interface SectionTextsProps {
  /** Parts of the note, in order. */
  sections: readonly NoteSection[];
  /**
   * Level of the sections' headings.
   * @default 3
   */
  headingLevel?: 3 | 4;
}

/** Line breaks are the writer's. */
const Words = styled.p`
  max-inline-size: ${readingMeasure};
  font-family: ${theme.font.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A note's text, to be read. */
export function SectionTexts({ sections, headingLevel = 3 }: SectionTextsProps) {
  const t = useNotesText();
  return (
    <Stack gap="x3">
      {sections.map(({ key, text }) => (
        <Stack key={key} gap="half">
          <Heading level={headingLevel} size="md">
            {t(`section.${key}`)}
          </Heading>
          {text.trim() === '' ? <Text tone="muted">{t('section.nothing')}</Text> : <Words dir="auto">{text}</Words>}
        </Stack>
      ))}
    </Stack>
  );
}
