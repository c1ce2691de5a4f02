export { useServiceNames } from './use-service-names.ts';
