export { useRoleName } from './messages/index.ts';
