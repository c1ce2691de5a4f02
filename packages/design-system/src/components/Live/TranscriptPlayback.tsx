import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import { captionsFile } from './captions-file.ts';
import { useLiveText } from './messages/index.ts';
import { findLines, transcriptCues } from './transcript.ts';
import type { TranscriptLine } from './transcript.ts';
import { TranscriptLines } from './TranscriptLines.tsx';
import { foundStyle, playbackStyle, toolsStyle } from './TranscriptPlayback.styles.ts';
import { useCaptionsTrack } from './use-captions-track.ts';
import { usePlayback } from './use-playback.ts';

export interface TranscriptPlaybackProps extends HTMLAttributes<HTMLDivElement> {
  /** What is played, in words; it names the player. */
  label: string;
  /** Address of the recording; left out, only the transcript is there. */
  src?: string | undefined;
  /**
   * Whether it has a picture.
   * @default 'audio'
   */
  kind?: 'audio' | 'video';
  /** The transcript in the order of time; keep the array the same between renders. */
  lines: readonly TranscriptLine[];
  /** Fetches the recording again after a failure, for an address that expires soon. */
  onRetry?: () => void;
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

const Root = styled.div`${playbackStyle}`;
const Tools = styled.div`${toolsStyle}`;
const Found = styled.div`${foundStyle}`;

/**
 * A recording beside its transcript. The line that is being said is marked and kept in sight until the reader looks
 * around; a press on a line plays from there. The browser's own controls play, since people know them.
 */
export function TranscriptPlayback({ label, src, kind = 'audio', lines, onRetry, ...rest }: TranscriptPlaybackProps) {
  const t = useLiveText();
  const [follows, setFollows] = useState(true);
  const [query, setQuery] = useState('');
  const [match, setMatch] = useState(0);
  const [target, setTarget] = useState({ index: -1, turn: 0 });
  const show = (index: number) => setTarget(({ turn }) => ({ index, turn: turn + 1 }));
  const playback = usePlayback(lines, (index) => {
    if (follows) show(index);
  });
  const { media, current, handlers, hasFailed } = playback;
  const track = useCaptionsTrack(useMemo(() => captionsFile(transcriptCues(lines)), [lines]));
  const found = findLines(lines, query);
  const canPlay = src !== undefined && !hasFailed;

  function goTo(next: number) {
    const at = (next + found.length) % Math.max(1, found.length);
    const index = found[at];
    if (index === undefined) return;
    setMatch(at);
    setFollows(false);
    show(index);
  }

  return (
    <Root {...rest} role="group" aria-label={label}>
      {canPlay && kind === 'audio' && (
        <audio ref={media} src={src} controls preload="metadata" aria-label={label} {...handlers}>
          <track ref={track} kind="captions" label={t('captions')} />
        </audio>
      )}
      {canPlay && kind === 'video' && (
        <video ref={media} src={src} controls playsInline preload="metadata" aria-label={label} {...handlers}>
          <track ref={track} kind="captions" label={t('captions')} />
        </video>
      )}
      {!canPlay && (
        <Banner
          tone="warning"
          {...(hasFailed && {
            actions: (
              <Button
                size="small"
                variant="secondary"
                onPress={() => {
                  playback.retry();
                  onRetry?.();
                }}
              >
                {t('transcript.again')}
              </Button>
            ),
          })}
        >
          {t(hasFailed ? 'transcript.failed' : 'transcript.missing')}
        </Banner>
      )}
      {lines.length === 0 ? (
        <p>{t('transcript.empty')}</p>
      ) : (
        <>
          <Tools>
            <SearchField
              label={t('transcript.search')}
              value={query}
              onChange={(next) => {
                setQuery(next);
                setMatch(0);
                const [first] = findLines(lines, next);
                if (first !== undefined) show(first);
              }}
              onSubmit={() => goTo(match + 1)}
            />
            {canPlay && (
              <Select
                label={t('transcript.speed')}
                hasOptionalMark={false}
                value={String(playback.speed)}
                onChange={(id) => playback.setSpeed(Number(id))}
                options={SPEEDS.map((speed) => ({ id: String(speed), label: t('transcript.times', { speed }) }))}
              />
            )}
            {canPlay && (
              <Switch
                value={follows}
                onChange={(isOn) => {
                  setFollows(isOn);
                  if (isOn) show(current);
                }}
              >
                {t('transcript.follow')}
              </Switch>
            )}
          </Tools>
          <Found hidden={query.trim() === ''}>
            <span role="status">
              {query.trim() !== '' && t('transcript.found', { count: found.length, current: match + 1 })}
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('transcript.previous')}
              isDisabled={found.length === 0}
              onPress={() => goTo(match - 1)}
            >
              <ChevronUp aria-hidden />
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('transcript.next')}
              isDisabled={found.length === 0}
              onPress={() => goTo(match + 1)}
            >
              <ChevronDown aria-hidden />
            </Button>
          </Found>
          <TranscriptLines
            lines={lines}
            current={canPlay ? current : -1}
            target={target}
            query={query}
            found={found[match]}
            onSeek={canPlay ? playback.seek : undefined}
            onLookAround={() => setFollows(false)}
          />
        </>
      )}
    </Root>
  );
}
