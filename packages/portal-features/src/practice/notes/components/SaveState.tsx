import { theme } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import type { DraftPhase, DraftSnapshot } from '../model/note-draft.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: 1.5rem;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;

  &[data-bad] { color: ${theme.color.dangerText}; font-weight: 600; }
  & > svg { inline-size: 1.15em; block-size: 1.15em; flex: none; }
`;

const News = styled.span.attrs({ role: 'status' })``;

const MARKS: Record<DraftPhase, typeof Check> = {
  saved: Check,
  waiting: CloudUpload,
  saving: CloudUpload,
  failed: CircleAlert,
  conflict: CircleAlert,
};

/**
 * How the draft stands towards the server. Only what has come of a save is read out; the typing itself would be endless
 * news.
 */
export function SaveState({ snapshot }: { snapshot: DraftSnapshot }) {
  const t = useNotesText();
  const format = useFormat();
  const { phase, savedAt, note } = snapshot;
  const Mark = MARKS[phase];
  const time = (at: number | string) => format.time(new Date(at).toISOString());
  const saved =
    savedAt === null
      ? t('save.last', { day: format.dayInSentence(note.updatedAt), time: time(note.updatedAt) })
      : t('save.saved', { time: time(savedAt) });
  const words = phase === 'saved' ? saved : t(`save.${phase}`);
  const isBad = phase === 'failed' || phase === 'conflict';
  const isNews = isBad || (phase === 'saved' && savedAt !== null);
  return (
    <Root data-bad={isBad || undefined}>
      <Mark aria-hidden />
      {!isNews && <span>{words}</span>}
      <News>{isNews ? words : ''}</News>
    </Root>
  );
}
