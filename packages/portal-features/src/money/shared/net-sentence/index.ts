export { useNetSentence } from './use-net-sentence.ts';
