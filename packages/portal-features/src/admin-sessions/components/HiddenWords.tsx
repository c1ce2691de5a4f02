import { Button, Stack, Text } from '@sakina/design-system';
import { useState } from 'react';
import { useAdminSessionsText } from '../messages/index.ts';

/** What someone wrote about why a session was cancelled: hidden until it is asked for (ADM-62). */
export function HiddenWords({ words }: { words: string }) {
  const t = useAdminSessionsText();
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap="half" align="start">
      <Button size="small" variant="secondary" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
        {t(isShown ? 'words.hide' : 'words.show')}
      </Button>
      {isShown && <Text dir="auto">{words}</Text>}
    </Stack>
  );
}
