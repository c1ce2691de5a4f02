import { Heading, readingMeasure, Stack, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';

const Lines = styled.ol`
  padding-inline-start: ${theme.space.x3};
  overflow-wrap: anywhere;
  max-inline-size: ${readingMeasure};
`;

export interface InWordsProps {
  /** The exercise, sentence by sentence. */
  lines: readonly string[];
  /** BCP 47 tag of the language it is written in. */
  language: string;
  /** Place of its heading in the outline of the page. */
  headingLevel: 2 | 3;
}

/** The whole exercise in words, for those who want no motion and no screen. */
export function InWords({ lines, language, headingLevel }: InWordsProps) {
  const t = useDeenyaText();
  return (
    <Stack gap="half">
      <Heading level={headingLevel} size="md">
        {t('exercise.inWords')}
      </Heading>
      <Lines lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Stack>
  );
}
