export { useConsentName } from './use-consent-name.ts';
export { useConsentText } from './messages/index.ts';
