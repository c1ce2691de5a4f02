export { createDemoMessages } from './demo-messages.ts';
export { createEmbeddedRealtime } from './embedded-server.ts';
export type { EmbeddedRealtime } from './embedded-server.ts';
export type { ServerEvent } from './outbox.ts';
export { publishInAllTabs } from './tabs.ts';
