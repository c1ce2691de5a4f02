export { useServiceAbout } from './use-service-about.ts';
export { useServiceName } from './use-service-name.ts';
