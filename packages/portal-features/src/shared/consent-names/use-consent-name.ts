import type { ClientConsent } from '@sakina/platform/contract';
import { useConsentText } from './messages/index.ts';

/** Names a consent for both sides; a release of information names with whom the provider may speak. */
export function useConsentName(): (consent: Pick<ClientConsent, 'kind' | 'recipient'>) => string {
  const t = useConsentText();
  return ({ kind, recipient }) => (recipient === null ? t(`kind.${kind}`) : t('release', { recipient }));
}
