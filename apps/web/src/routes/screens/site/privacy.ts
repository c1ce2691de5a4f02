export { PrivacyScreen as PrivacyPage } from '@sakina/portal-features/site';
