import { Banner, Button } from '@sakina/design-system';
import { usePartText } from './messages/index.ts';

export interface PartNoticeProps {
  /** Which list it is about. */
  list: 'invoices' | 'claims' | 'transactions' | 'owed';
  /** Reads the missing rows again. */
  onRetry: () => void;
}

/** Says above a list that not all of its rows could be read, and what is shown without them. */
export function PartNotice({ list, onRetry }: PartNoticeProps) {
  const t = usePartText();
  return (
    <Banner
      tone="warning"
      title={t(`${list}.title`)}
      actions={
        <Button variant="secondary" size="small" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t(`${list}.body`)}
    </Banner>
  );
}
