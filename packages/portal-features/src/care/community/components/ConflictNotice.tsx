import { Banner, Stack, Text } from '@sakina/design-system';
import { useInsideText } from '../messages/inside/index.ts';
import { Words } from './Words.tsx';

/** Says that the text was changed in another window, and how it stands there now; saving again writes over that. */
export function ConflictNotice({ text }: { text: string }) {
  const t = useInsideText();
  return (
    <Banner tone="warning" urgency="assertive" title={t('conflict.title')}>
      <Stack gap="x1">
        <Text>{t('conflict.body')}</Text>
        <Words text={text} />
      </Stack>
    </Banner>
  );
}
