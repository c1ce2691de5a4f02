export { recogniserAvailability, startRecogniser } from './recogniser.ts';
export type { RecogniserAvailability, RecogniserOptions, SpokenLanguage } from './recogniser.ts';
