export { NoPracticeScreen as NoPractice } from '@sakina/portal-features/access';
