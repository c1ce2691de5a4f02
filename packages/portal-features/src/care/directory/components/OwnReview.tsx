import { PenLine, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Card, ConfirmDialog, Dialog, Heading, Inline, Stack, useToast } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { ProviderProfile, ProviderReview } from '@sakina/platform/contract';
import { useDeleteReview } from '../api/reviews.ts';
import { useErrorText } from '../../../shared/index.ts';
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
  const toast = useToast();
  const errorText = useErrorText();
  const removal = useDeleteReview();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  if (!own && !mayWrite) return null;

  async function remove(review: ProviderReview) {
    setFailure(undefined);
    try {
      await removal.run({ params: { id: review.id } });
      setAsking(false);
      toast({ tone: 'success', title: t('own.removed') });
      place.current?.focus();
    } catch (error) {
      if (error instanceof ApiError) setFailure(errorText(error).body);
    }
  }
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
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('own.removeTitle')}
          confirmLabel={t('own.remove')}
          onConfirm={() => void remove(own)}
          isBusy={removal.isRunning}
          failure={failure}
        >
          {t('own.removeBody')}
        </ConfirmDialog>
      )}
    </div>
  );
}
