import { CircleAlert } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Trouble } from './Combobox.styles.ts';
import { useChoiceText } from './messages/index.ts';

/**
 * Says that the options could not be loaded and offers another attempt. The live region is rendered before it has text.
 */
export function ListTrouble({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: (() => void) | undefined }) {
  const t = useChoiceText();
  return (
    <div aria-live="polite">
      {hasFailed && (
        <Trouble>
          <CircleAlert aria-hidden size="1.1em" />
          <span>{t('failed')}</span>
          {onRetry && (
            <Button slot={null} variant="secondary" size="small" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </Trouble>
      )}
    </div>
  );
}
