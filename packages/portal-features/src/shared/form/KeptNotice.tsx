import { Banner, Button, Text } from '@sakina/design-system';
import { useFormText } from './messages/index.ts';
import type { Unsaved } from './use-unsaved.ts';

export interface KeptNoticeProps extends Pick<Unsaved, 'isRestored' | 'isFailing'>, Partial<Pick<Unsaved, 'forget'>> {
  /** Empties the form, or puts it back to what is saved; then `forget` is called. */
  onDiscard: () => void;
}

/** Says that unsaved input is back, with the way to discard it, or that this browser cannot keep any. */
export function KeptNotice({ isRestored, isFailing, forget, onDiscard }: KeptNoticeProps) {
  const t = useFormText();
  if (isFailing)
    return (
      <Text role="status" size="sm" measure>
        {t('kept.failing')}
      </Text>
    );
  if (!isRestored) return null;
  function discard() {
    onDiscard();
    // What is typed from now on did not come back: the notice must not show up again for it.
    forget?.();
  }
  return (
    <Banner
      title={t('kept.title')}
      actions={
        <Button variant="quiet" size="small" onPress={discard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.body')}
    </Banner>
  );
}
