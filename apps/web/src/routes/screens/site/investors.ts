export { InvestorsScreen as InvestorsPage } from '@sakina/portal-features/site';
