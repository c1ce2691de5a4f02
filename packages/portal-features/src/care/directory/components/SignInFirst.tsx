import { ButtonLink, Dialog } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { ReactNode } from 'react';
import { useDirectoryText } from '../messages/index.ts';

export interface SignInFirstProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** What one signs in for. */
  title: string;
  /** Why. */
  children: ReactNode;
  /** The path to come back to. */
  here: string;
}

/** Asks a visitor to sign in, and brings them back to where they were. */
export function SignInFirst({ here, children, ...rest }: SignInFirstProps) {
  const t = useDirectoryText();
  return (
    <Dialog
      {...rest}
      size="sm"
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.register({ redirect: here })}>
            {t('signIn.register')}
          </ButtonLink>
          <ButtonLink variant="action" href={paths.login({ redirect: here })}>
            {t('signIn.login')}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
