declare module 'virtual:contract-uses' {
  import type { ContractUses } from './uses-plugin.ts';

  const found: ContractUses;
  export default found;
}

declare module '*.json?catalogue' {
  const messages: Record<string, string>;
  export default messages;
}
