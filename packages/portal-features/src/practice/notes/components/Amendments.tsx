import { Button, Heading, readingMeasure, Stack, Text, theme } from '@sakina/design-system';
import type { SessionNote } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import { readKeptAmendment } from '../model/kept-amendment.ts';
import { useMoment } from './use-moment.ts';

// The form library is not part of reading a note (FAST-1).
const AmendForm = lazyPanel(() => import('./AmendForm.tsx').then((m) => m.AmendForm));
const NEXT = [AmendForm];

export interface AmendmentsProps {
  /** The note that it is about. */
  note: SessionNote;
  /** An amendment that was begun before; it opens the form. */
  begun: string;
  /** Called with what is typed, so that it outlives the form. */
  onKeep: (text: string) => void;
  /** Called with the note once an amendment was added, or a newer one was read. */
  onNote: (note: SessionNote) => void;
}

const Amendment = styled.li`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.primary};
`;
const Words = styled.p`max-inline-size: ${readingMeasure}; white-space: pre-wrap; overflow-wrap: anywhere;`;

/** What was added after signing, each with its date and name, and the way to add more (SEC-16). */
export function Amendments({ note, begun, onKeep, onNote }: AmendmentsProps) {
  const t = useNotesText();
  const moment = useMoment();
  usePreload(NEXT);
  const [isOpen, setOpen] = useState(begun !== '');
  const [text, setText] = useState(begun);
  const [restored, setRestored] = useState(0);
  useDraft(`amendment:${note.id}`, {
    value: useMemo(() => (text.trim() === '' ? null : { text }), [text]),
    onRestore: (kept) => {
      const words = readKeptAmendment(kept);
      if (words === null) return;
      keep(words);
      setRestored((times) => times + 1);
      setOpen(true);
    },
  });
  function keep(next: string) {
    setText(next);
    onKeep(next);
  }
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form that held the focus is gone: it goes to the button that brings it back.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Stack as="section" gap="x2" aria-label={t('amendments.title')}>
      <Heading level={3} size="md">
        {t('amendments.title')}
      </Heading>
      {note.amendments.length === 0 && !isOpen && <Text tone="muted">{t('amendments.none')}</Text>}
      {note.amendments.length > 0 && (
        <Stack as="ol" gap="x3">
          {note.amendments.map((amendment) => (
            <Amendment key={amendment.id}>
              <Words dir="auto">{amendment.text}</Words>
              <Text size="sm" tone="muted" font="data">
                {t('amendments.by', { name: amendment.authorName })} ·{' '}
                <time dateTime={amendment.createdAt}>{moment(amendment.createdAt)}</time>
              </Text>
            </Amendment>
          ))}
        </Stack>
      )}
      {isOpen ? (
        <AmendForm
          key={restored}
          note={note}
          begun={text}
          onKeep={keep}
          onNote={onNote}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button ref={opener} variant="secondary" onPress={() => setOpen(true)}>
            {t('amend.open')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
