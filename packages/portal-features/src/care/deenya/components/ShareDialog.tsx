import {
  Button,
  ButtonLink,
  Checkbox,
  Dialog,
  EmptyState,
  LoadingRegion,
  RadioGroup,
  Skeleton,
  Stack,
  useToast,
} from '@sakina/design-system';
import { listConversations, shareJournalEntry } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { JournalEntry } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { ErrorNotice, ReadView, useSharedText } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

export interface ShareDialogProps {
  /** What is to be shared. */
  entry: JournalEntry;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Closes it. */
  onClose: () => void;
}

/** Lets one of the reader’s own providers read an entry: who, and a plain yes to what that means. */
export function ShareDialog({ entry, isOpen, onClose }: ShareDialogProps) {
  const t = useDeenyaText();
  const shared = useSharedText();
  const toast = useToast();
  const share = useAction(shareJournalEntry);
  const read = useOperation(listConversations, isOpen ? { query: { as: 'client', limit: 100 } } : null);
  const [providerId, setProviderId] = useState<string | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const providers = (read.data?.items ?? [])
    .filter(({ side, state }) => side === 'CLIENT' && state !== 'CARE_ENDED')
    .map(({ provider }) => provider)
    .filter(({ id }) => !entry.sharedWith.some((each) => each.providerId === id));
  const chosen = providers.find(({ id }) => id === providerId);

  async function confirm() {
    setTried(true);
    if (!chosen || !isAgreed) return;
    try {
      await share.run({ params: { id: entry.id }, body: { providerId: chosen.id, shared: true } });
      toast({ tone: 'success', title: t('share.done', { name: chosen.displayName }) });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('share.open')}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('share.cancel')}
          </Button>
          {providers.length > 0 && (
            <Button isPending={share.isRunning} onPress={() => void confirm()}>
              {t('share.confirm')}
            </Button>
          )}
        </>
      }
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('share.loading')}>
            <Skeleton lines={3} />
          </LoadingRegion>
        }
        isEmpty={() => providers.length === 0}
        empty={
          <EmptyState
            illustration={null}
            headingLevel={3}
            title={t('share.noneTitle')}
            action={
              <ButtonLink variant="secondary" href={paths.findTherapist()}>
                {t('share.find')}
              </ButtonLink>
            }
          >
            {t('share.noneBody')}
          </EmptyState>
        }
      >
        {() => (
          <Stack gap="x3">
            <ErrorNotice error={share.error} />
            <RadioGroup
              name="provider"
              isRequired
              label={t('share.who')}
              value={providerId}
              onChange={setProviderId}
              errorMessage={isTried && !chosen ? t('share.whoMissing') : undefined}
              options={providers.map(({ id, displayName, kind }) => ({
                id,
                label: displayName,
                description: shared(`kind.${kind}`),
              }))}
            />
            <Checkbox
              isRequired
              value={isAgreed}
              onChange={setAgreed}
              errorMessage={isTried && !isAgreed ? t('share.consentMissing') : undefined}
            >
              {chosen ? t('share.consentNamed', { name: chosen.displayName }) : t('share.consent')}
            </Checkbox>
          </Stack>
        )}
      </ReadView>
    </Dialog>
  );
}
