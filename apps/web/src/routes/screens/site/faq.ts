export { FaqScreen as FaqPage } from '@sakina/portal-features/site/pages';
