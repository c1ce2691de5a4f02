export { OnCallStrip as OnCall } from '@sakina/portal-features/administration/safety';
