import { Banner, Button, Text } from '@sakina/design-system';
import { useFormText } from './messages/index.ts';
import type { Unsaved } from './use-unsaved.ts';

export interface KeptNoticeProps extends Pick<Unsaved, 'isRestored' | 'isFailing'> {
  /** Empties the form, or puts it back to what is saved. */
  onDiscard: () => void;
}

/** Says that unsaved input is back, with the way to discard it, or that this browser cannot keep any. */
export function KeptNotice({ isRestored, isFailing, onDiscard }: KeptNoticeProps) {
  const t = useFormText();
  if (isFailing)
    return (
      <Text role="status" size="sm" measure>
        {t('kept.failing')}
      </Text>
    );
  if (!isRestored) return null;
  return (
    <Banner
      title={t('kept.title')}
      actions={
        <Button variant="quiet" size="small" onPress={onDiscard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.body')}
    </Banner>
  );
}
