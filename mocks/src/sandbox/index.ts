export { CLIENT_ID } from './identity/index.ts';
export type { Behaviour } from './behaviours.ts';
export type { Control } from './control.ts';
export { liveKitKeyIn, signToken } from './livekit.ts';
export type { LiveKitKey } from './livekit.ts';
export { PortUnavailableError } from './listen.ts';
export { startSandbox } from './start.ts';
export type { Sandbox, SandboxConfig, SandboxOptions } from './start.ts';
