import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { clampLevel, levelWord } from './level.ts';
import type { LevelWord } from './level.ts';
import { useLiveText } from './messages/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space.half};
  & > p { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
`;

const Bar = styled.div`
  block-size: 0.75rem;
  overflow: hidden;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  & > div {
    block-size: 100%;
    background: ${theme.color.success};
    transition: inline-size ${theme.motion.instant} linear;
  }
  &[data-word='loud'] > div { background: ${theme.color.danger}; }
  &[data-word='quiet'] > div { background: ${theme.color.textMuted}; }
  @media (forced-colors: active) { & > div { background: Highlight; forced-color-adjust: none; } }
`;

export interface LevelBarProps {
  /** How loud the microphone hears, from 0 to 1; renew it ten times a second at most. */
  level: number;
}

/** How loud the microphone hears, as a bar and in words that do not flicker. */
export function LevelBar({ level }: LevelBarProps) {
  const t = useLiveText();
  const [word, setWord] = useState<LevelWord>('silent');
  const next = levelWord(level, word);
  if (next !== word) setWord(next);
  const percent = Math.round(clampLevel(level) * 100);
  return (
    <Root>
      <Bar
        role="meter"
        aria-label={t('level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t(`level.${next}`)}
        data-word={next}
      >
        <div style={{ inlineSize: `${percent}%` }} />
      </Bar>
      <p role="status">{t(`level.${next}`)}</p>
    </Root>
  );
}
