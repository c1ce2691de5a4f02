export { TermsScreen as TermsPage } from '@sakina/portal-features/site';
