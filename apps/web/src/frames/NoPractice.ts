export { NoPracticeScreen as NoPractice } from '@sakina/portal-features/account/access';
