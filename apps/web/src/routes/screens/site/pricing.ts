export { PricingScreen as PricingPage } from '@sakina/portal-features/site/pages';
