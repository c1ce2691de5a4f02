export { DirectoryShell } from './DirectoryShell.tsx';
export type { DirectoryShellProps } from './DirectoryShell.tsx';
