export { NoRoleNotice as NoRole } from '@sakina/portal-features/access';
