export { MissionScreen as MissionPage } from '@sakina/portal-features/site';
