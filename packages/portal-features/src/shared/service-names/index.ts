export { useServiceAbout } from './use-service-about.ts';
export { useServiceNames } from './use-service-names.ts';
