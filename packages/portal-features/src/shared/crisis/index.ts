export { CrisisLinks } from './CrisisLinks.tsx';
export { HelpBeside } from './HelpBeside.tsx';
export type { HelpBesideProps } from './HelpBeside.tsx';
export { HelpNow } from './HelpNow.tsx';
export type { HelpNowProps } from './HelpNow.tsx';
export { useCrisisText } from './messages/index.ts';
