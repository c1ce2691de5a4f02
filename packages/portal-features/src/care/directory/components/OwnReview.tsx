import { PenLine, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Card, Dialog, Heading, Inline, Stack } from '@sakina/design-system';
import { deleteReview } from '@sakina/platform/contract';
import type { ProviderProfile, ProviderReview } from '@sakina/platform/contract';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export interface OwnReviewProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** What the reader wrote; null where they have not. */
  own: ProviderReview | null;
  /** Whether the reader has been with this provider and has not written yet. */
  mayWrite: boolean;
}

/** One's own review to change or to take back, or the way to write one; nothing for who has not been here. */
export function OwnReview({ provider, own, mayWrite }: OwnReviewProps) {
  const t = useEnhancedText();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!own && !mayWrite) return null;

  return (
    <div ref={place} tabIndex={-1}>
      {own ? (
        <Card tone="tint">
          <Stack gap="x2">
            <Heading level={3} size="md">
              {t('own.title')}
            </Heading>
            <ReviewItem review={own} providerName={provider.displayName} />
            <Inline gap="x1">
              <Button variant="secondary" size="small" onPress={() => setWriting(true)}>
                <PenLine aria-hidden />
                {t('own.change')}
              </Button>
              <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
                <Trash2 aria-hidden />
                {t('own.remove')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ) : (
        <Button variant="secondary" onPress={() => setWriting(true)}>
          <PenLine aria-hidden />
          {t('own.write')}
        </Button>
      )}
      <Dialog
        isOpen={isWriting}
        onOpenChange={setWriting}
        isDismissable={false}
        title={t(own ? 'own.changeTitle' : 'own.writeTitle', { name: provider.displayName })}
      >
        <ReviewForm provider={provider} own={own} onDone={() => setWriting(false)} />
      </Dialog>
      {own && (
        <ConfirmAction
          isOpen={isAsking}
          operation={deleteReview}
          input={{ params: { id: own.id } }}
          title={t('own.removeTitle')}
          confirmLabel={t('own.remove')}
          done={t('own.removed')}
          onClose={() => setAsking(false)}
          onDone={() => place.current?.focus()}
        >
          {t('own.removeBody')}
        </ConfirmAction>
      )}
    </div>
  );
}
