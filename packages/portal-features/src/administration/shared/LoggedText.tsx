import { Button, Inline, Text } from '@sakina/design-system';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';

export interface LoggedTextProps {
  /** Reads the text, which leaves an entry in the audit log. A rejection is shown as `error`. */
  read: () => Promise<string>;
  /** Whether it is being read. */
  isReading: boolean;
  /** Why the last reading failed. */
  error: unknown;
  labels: {
    show: string;
    hide: string;
    /** Says before the reading that it is logged. */
    help: string;
  };
}

/**
 * What someone wrote, which is no part of the record around it: it is read by an act that the audit log keeps (ADM-62).
 */
export function LoggedText({ read, isReading, error, labels }: LoggedTextProps) {
  const [text, setText] = useState<string | null>(null);

  async function show() {
    try {
      setText(await read());
    } catch {
      // The error is shown above the button.
    }
  }
  return (
    <>
      <ErrorNotice error={error} />
      <div role="status">{text !== null && <Text dir="auto">{text}</Text>}</div>
      <Inline>
        <Button
          size="small"
          variant="secondary"
          isPending={isReading}
          onPress={() => (text === null ? void show() : setText(null))}
        >
          {text === null ? labels.show : labels.hide}
        </Button>
      </Inline>
      {text === null && (
        <Text size="sm" tone="muted">
          {labels.help}
        </Text>
      )}
    </>
  );
}
