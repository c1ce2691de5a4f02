import { Button, Inline, Text } from '@sakina/design-system';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/index.ts';
import { Facts, usePlaceTime } from '../../shared/admin/index.ts';
import { useReadWords } from '../api/use-read-words.ts';
import { useAdminSafetyText } from '../messages/index.ts';

export interface SaidWordsProps {
  alertId: string;
  /** Who said what was done. */
  byName: string;
  /** When they said it. */
  at: string;
}

/** Who answered an alert, and what they said when it is asked for, which leaves an entry. */
export function SaidWords({ alertId, byName, at }: SaidWordsProps) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const read = useReadWords();
  const [notes, setNotes] = useState<string | null>(null);

  async function show() {
    try {
      setNotes((await read.run({ params: { id: alertId } })).notes);
    } catch {
      // The error is shown above the button.
    }
  }
  return (
    <Facts title={t('said')}>
      <Text>{t('said.by', { name: byName, when: moment(at) })}</Text>
      {read.error && <ErrorNotice error={read.error} />}
      <div role="status">{notes !== null && <Text dir="auto">{notes}</Text>}</div>
      <Inline>
        <Button
          size="small"
          variant="secondary"
          isPending={read.isRunning}
          onPress={() => (notes === null ? void show() : setNotes(null))}
        >
          {t(notes === null ? 'said.show' : 'said.hide')}
        </Button>
      </Inline>
      {notes === null && (
        <Text size="sm" tone="muted">
          {t('said.help')}
        </Text>
      )}
    </Facts>
  );
}
