export { AccessDeniedScreen as Denied } from '@sakina/portal-features/access';
