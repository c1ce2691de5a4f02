export { AccessDeniedScreen as Denied } from '@sakina/portal-features/account/access';
