export { SocialScreen as SocialPage } from '@sakina/portal-features/site';
