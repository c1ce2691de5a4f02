export { useCardName } from './use-card-name.ts';
