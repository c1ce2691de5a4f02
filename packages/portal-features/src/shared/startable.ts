export { STARTABLE_AHEAD_MS } from '@sakina/platform/domain';
