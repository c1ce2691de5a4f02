import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Section, Stack, Text, theme, useCaptionsTrack } from '@sakina/design-system';
import type { Introduction as IntroductionData, ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { captionsOf } from '../model/captions.ts';
import { lazyPanel } from '../../../shared/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import type { FoldedWordsProps } from './FoldedWords.tsx';
import { FoldPlace } from './placeholders.tsx';

// The film plays without it: what folds is the code of all buttons (FAST-1).
const LateWords = lazyPanel<FoldedWordsProps>(() => import('./FoldedWords.tsx').then((m) => m.FoldedWords));

const Film = styled.video`
  inline-size: 100%;
  max-inline-size: 40rem;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
`;

/** A provider introducing themselves: a film with captions that plays when asked, and all of it to read. */
export function Introduction({ provider }: { provider: ProviderProfile }) {
  const t = useEnhancedText();
  const { introduction } = provider;
  if (introduction === null) return null;
  const { video, lines, language } = introduction;
  const words = <Transcript lines={lines} language={language} />;
  return (
    <Section title={t('introduction.title')}>
      {video ? (
        <Stack gap="x2">
          <FilmWithCaptions name={provider.displayName} language={language} video={video} lines={lines} />
          <LateWords title={t('introduction.read')} loading={<FoldPlace />} failed={() => words}>
            {words}
          </LateWords>
        </Stack>
      ) : (
        words
      )}
    </Section>
  );
}

interface FilmProps extends Pick<IntroductionData, 'language' | 'lines'> {
  video: NonNullable<IntroductionData['video']>;
  /** Who speaks. */
  name: string;
}

function FilmWithCaptions({ video, lines, language, name }: FilmProps) {
  const t = useEnhancedText();
  const format = useFormat();
  const [isBroken, setBroken] = useState(false);
  const track = useCaptionsTrack(
    useMemo(() => captionsOf(lines, video.durationSeconds), [lines, video.durationSeconds]),
  );
  if (isBroken) return <Text tone="muted">{t('introduction.broken')}</Text>;
  return (
    <Film
      controls
      preload="none"
      playsInline
      aria-label={t('introduction.film', { name })}
      poster={video.poster ?? undefined}
      src={video.src}
      onError={() => setBroken(true)}
    >
      <track ref={track} default kind="captions" srcLang={language} label={format.language(language)} />
    </Film>
  );
}

function Transcript({ lines, language }: Pick<IntroductionData, 'lines' | 'language'>) {
  return (
    <Stack gap="x1" lang={language}>
      {lines.map(({ atSecond, text }) => (
        <Text key={`${atSecond} ${text}`} measure dir="auto">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
