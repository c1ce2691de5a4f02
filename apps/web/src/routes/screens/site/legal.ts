export {
  HealthPrivacyScreen as HealthPrivacyPage,
  PrivacyScreen as PrivacyPage,
  TermsScreen as TermsPage,
} from '@sakina/portal-features/site/pages';
