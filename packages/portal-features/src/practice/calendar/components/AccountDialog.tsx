import { Button, Dialog, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { DialogProps } from '@sakina/design-system';
import type { ResponseOf, getProviderProfile } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useAccount } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** The provider's own account. */
type Account = ResponseOf<typeof getProviderProfile>;

export interface AccountDialogProps extends Pick<DialogProps, 'size' | 'title'> {
  /** What sends the form, beside the button that closes; null until there is a form. */
  submit: { formId: string; label: string; isPending: boolean } | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** The form, once the account is read. */
  children: (account: Account) => ReactNode;
}

/**
 * A dialog with one form that depends on the provider's services, rules and zone. A press outside does not close it, so
 * that nothing typed is lost.
 */
export function AccountDialog({ submit, onClose, children, ...dialog }: AccountDialogProps) {
  const t = useProviderCalendarText();
  const account = useAccount();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
          {submit && (
            <Button
              type="submit"
              variant="action"
              form={submit.formId}
              isPending={submit.isPending}
              isDisabled={!account.data}
            >
              {submit.label}
            </Button>
          )}
        </>
      }
    >
      <ReadView
        read={account}
        loading={
          <LoadingRegion label={t('book.loading')}>
            <Skeleton lines={5} />
          </LoadingRegion>
        }
      >
        {children}
      </ReadView>
    </Dialog>
  );
}
