import { Stack, TextArea } from '@sakina/design-system';
import { useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useDashboardText } from '../messages/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { readKeptText } from '../../../shared/kept-text.ts';

const LIMIT = 2000;

export interface NotesToSelfProps {
  /** Names what the notes are for; another name is other notes. */
  record: string;
}

/** A few words to oneself before a session. They never leave the device, where they lie sealed (SEC-15). */
export function NotesToSelf({ record }: NotesToSelfProps) {
  const t = useDashboardText();
  const [text, setText] = useState('');
  useDraft(record, {
    value: useMemo(() => (text.trim() === '' ? null : { text }), [text]),
    onRestore: (kept) => setText(readKeptText(kept)),
  });
  return (
    <Stack gap="x2">
      <TextArea
        label={t('prepare.notes')}
        description={t('prepare.notesHelp')}
        rows={3}
        maxLength={LIMIT}
        errorMessage={text.length > LIMIT ? t('prepare.notesTooLong', { limit: LIMIT }) : undefined}
        value={text}
        onChange={setText}
      />
      <HelpBeside text={text} />
    </Stack>
  );
}
