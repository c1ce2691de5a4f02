export { TeamScreen as TeamPage } from '@sakina/portal-features/site';
