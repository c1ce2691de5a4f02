import { LoadingRegion, Skeleton, Text, formatDuration, theme, up } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { ReadView } from '../../shared/index.ts';
import { useTranscript } from '../api/use-transcript.ts';
import { useSessionText } from '../messages/index.ts';

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  max-block-size: 28rem;
  margin: 0;
  padding: ${theme.space.x2};
  overflow-y: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  list-style: none;
  & > li { display: grid; gap: 0 ${theme.space.x2}; max-inline-size: 68ch; }
  & strong { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; }
  & span { color: ${theme.color.textMuted}; font-family: ${theme.font.code}; font-size: ${theme.text.xs}; }
  @media ${up.sm} { & > li { grid-template-columns: 1fr auto; } & p { grid-column: 1 / -1; } }
`;

/** The words of a session by speaker, with the moment at which each was said. */
export function TranscriptText({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  const { locale } = useFormat();
  const read = useTranscript(appointmentId);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('transcript.reading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      }
      isEmpty={({ segments }) => segments.length === 0}
      empty={<Text tone="muted">{t('transcript.empty')}</Text>}
    >
      {({ segments }) => (
        // A scrolling region has to be reachable by keyboard.
        <List aria-label={t('transcript.title')} tabIndex={0}>
          {segments.map((segment) => (
            <li key={segment.id}>
              <strong>
                <bdi>{segment.speaker}</bdi>
              </strong>
              <span>{formatDuration(segment.startSeconds * 1000, locale)}</span>
              <p>{segment.text}</p>
            </li>
          ))}
        </List>
      )}
    </ReadView>
  );
}
