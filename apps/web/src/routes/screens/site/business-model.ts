export { BusinessModelScreen as BusinessModelPage } from '@sakina/portal-features/site';
