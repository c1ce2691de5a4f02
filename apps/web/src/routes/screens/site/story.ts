export { StoryScreen as StoryPage } from '@sakina/portal-features/site';
