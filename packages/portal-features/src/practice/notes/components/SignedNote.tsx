import { Heading, Stack, Text, theme } from '@sakina/design-system';
import type { SessionNote } from '@sakina/platform/contract';
import { useClock } from '@sakina/platform/react';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import { contentOf } from '../model/templates.ts';
import { Amendments } from './Amendments.tsx';
import type { AmendmentsProps } from './Amendments.tsx';
import { SectionTexts } from './SectionTexts.tsx';
import { useMoment } from './use-moment.ts';

export interface SignedNoteProps extends Omit<AmendmentsProps, 'note'> {
  /** The note that it is about. */
  note: SessionNote;
}

/** Milliseconds after which a signature is no longer new. */
const NEW_MS = 5000;
const arrive = keyframes`from { opacity: 0; scale: 0.5; }`;

const Signature = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.half} ${theme.space.x1h};
  padding-block-start: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
  & > svg { inline-size: 1.5rem; block-size: 1.5rem; color: ${theme.color.success}; }
  &[data-new] > svg { animation: ${arrive} 1.6s cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }
`;

/** A note that has become part of the record: its text, its signature, and what was added since. */
export function SignedNote({ note, ...amendments }: SignedNoteProps) {
  const t = useNotesText();
  const moment = useMoment();
  const clock = useClock();
  const [isNew] = useState(() => note.signature !== null && clock.now() - Date.parse(note.signature.signedAt) < NEW_MS);
  return (
    <Stack gap="x4">
      <SectionTexts sections={contentOf(note).sections} />
      {note.signature && (
        <Signature aria-label={t('signature.title')} data-new={isNew || undefined}>
          <BadgeCheck aria-hidden />
          <Stack gap="half">
            <Heading level={3} size="md">
              {t('signature.by', { name: note.signature.name })}
            </Heading>
            <Text size="sm" tone="muted" font="data">
              <time dateTime={note.signature.signedAt}>{moment(note.signature.signedAt)}</time>
            </Text>
            <Text size="sm" measure>
              {t('signature.statement', { statement: note.signature.statement })}
            </Text>
          </Stack>
        </Signature>
      )}
      <Amendments note={note} {...amendments} />
    </Stack>
  );
}
