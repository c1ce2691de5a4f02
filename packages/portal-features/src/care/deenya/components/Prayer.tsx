import { Stack, Text, theme } from '@sakina/design-system';
import type { StepBlock } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';

const Quiet = styled.figure`
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 0.25rem solid ${theme.color.hairline};
`;

/* Arabic with its vowel signs needs room above and below. */
const Arabic = styled.p`
  font-size: ${theme.text.lg};
  line-height: 2;
`;

export interface PrayerProps {
  /** The verse, saying, supplication or remembrance. */
  prayer: Extract<StepBlock, { kind: 'PRAYER' }>;
  /** BCP 47 tag of the programme’s language; who reads Arabic needs neither the sound nor the meaning beside it. */
  language: string;
}

/** Words of prayer as they are written, how they are said, what they mean, and where they stand. */
export function Prayer({ prayer, language }: PrayerProps) {
  const t = useDeenyaText();
  const { form, arabic, transliteration, translation, source, repetitions } = prayer;
  return (
    <Quiet>
      <Stack gap="x1">
        <Text size="sm" tone="muted">
          {t(`prayer.${form}`)}
        </Text>
        <Arabic lang="ar" dir="rtl">
          {arabic}
        </Arabic>
        {language !== 'ar' && (
          <>
            <Text as="em" lang="ar-Latn" dir="ltr">
              {transliteration}
            </Text>
            <Text measure dir="auto">
              {translation}
            </Text>
          </>
        )}
        {repetitions !== null && <Text size="sm">{t('prayer.repetitions', { count: repetitions })}</Text>}
        <Text as="figcaption" size="sm" tone="muted" dir="auto">
          {source}
        </Text>
      </Stack>
    </Quiet>
  );
}
