import {
  Button,
  ButtonLink,
  Checkbox,
  Dialog,
  EmptyState,
  LoadingRegion,
  RadioGroup,
  Skeleton,
  useToast,
} from '@sakina/design-system';
import { listConversations, shareJournalEntry } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { JournalEntry } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { ReadView, useSharedText } from '../../../shared/index.ts';
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
  const form = useForm<{ provider: string | null; isAgreed: boolean }>({
    defaultValues: { provider: null, isAgreed: false },
  });
  const { control } = form;
  const providerId = useWatch({ control, name: 'provider' });
  const providers = (read.data?.items ?? [])
    .filter(({ side, state }) => side === 'CLIENT' && state !== 'CARE_ENDED')
    .map(({ provider }) => provider)
    .filter(({ id }) => !entry.sharedWith.some((each) => each.providerId === id));
  const chosen = providers.find(({ id }) => id === providerId);

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('share.open')}
      isDismissable={false}
      actions={
        providers.length === 0 && (
          <Button variant="secondary" onPress={onClose}>
            {t('share.cancel')}
          </Button>
        )
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
          <DialogForm
            form={form}
            confirmLabel={t('share.confirm')}
            cancelLabel={t('share.cancel')}
            error={share.error}
            onClose={onClose}
            send={({ provider }) =>
              share.run({ params: { id: entry.id }, body: { providerId: provider, shared: true } })
            }
            onSent={() => {
              toast({ tone: 'success', title: t('share.done', { name: chosen?.displayName ?? '' }) });
              form.reset();
              onClose();
            }}
          >
            <FormField control={control} name="provider" rules={{ required: t('share.whoMissing') }}>
              {(field) => (
                <RadioGroup
                  {...field}
                  isRequired
                  label={t('share.who')}
                  options={providers.map(({ id, displayName, kind }) => ({
                    id,
                    label: displayName,
                    description: shared(`kind.${kind}`),
                  }))}
                />
              )}
            </FormField>
            <FormField control={control} name="isAgreed" rules={{ required: t('share.consentMissing') }}>
              {(field) => (
                <Checkbox {...field} isRequired>
                  {chosen ? t('share.consentNamed', { name: chosen.displayName }) : t('share.consent')}
                </Checkbox>
              )}
            </FormField>
          </DialogForm>
        )}
      </ReadView>
    </Dialog>
  );
}
