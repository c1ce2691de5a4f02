export { ProviderPortalScreen as ProviderPortalPage } from '@sakina/portal-features/provider-home';
