export { CrisisLinks } from './CrisisLinks.tsx';
export { HelpNow } from './HelpNow.tsx';
export type { HelpNowProps } from './HelpNow.tsx';
