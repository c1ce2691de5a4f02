export { useReadersText } from './messages/index.ts';
