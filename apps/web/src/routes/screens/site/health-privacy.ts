export { HealthPrivacyScreen as HealthPrivacyPage } from '@sakina/portal-features/site';
