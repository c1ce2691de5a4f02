export { AdminTools } from './components/AdminTools.tsx';
export type { AdminToolsProps } from './components/AdminTools.tsx';
