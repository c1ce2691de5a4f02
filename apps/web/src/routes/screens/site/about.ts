export { AboutScreen as AboutPage } from '@sakina/portal-features/site';
