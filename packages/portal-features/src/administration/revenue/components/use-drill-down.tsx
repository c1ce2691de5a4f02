import { Button } from '@sakina/design-system';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useAdminRevenueText } from '../messages/index.ts';

/**
 * The way from a line of a list to its sessions and back: the button that opens them, which has the focus again
 * afterwards.
 * @param onOpen Called with the id of the line, or with null to go back.
 */
export function useDrillDown(onOpen: (id: string | null) => void) {
  const t = useAdminRevenueText();
  const [isEntered, setEntered] = useState(false);
  const [returned, setReturned] = useState<string | null>(null);
  const opener = useCallback(
    (id: string, name: string): ReactNode => (
      <Button
        size="small"
        variant="secondary"
        autoFocus={id === returned}
        aria-label={t('movements.openNamed', { name })}
        onPress={() => {
          setEntered(true);
          onOpen(id);
        }}
      >
        {t('movements.open')}
      </Button>
    ),
    [t, returned, onOpen],
  );
  const goBack = (id: string) => {
    setReturned(id);
    onOpen(null);
  };
  return { opener, isEntered, goBack };
}
