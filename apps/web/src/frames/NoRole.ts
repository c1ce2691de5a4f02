export { NoRoleNotice as NoRole } from '@sakina/portal-features/account/access';
