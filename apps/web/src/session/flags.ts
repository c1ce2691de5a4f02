import type { Config } from '@sakina/platform/config';
import { loadRuntime } from './config.ts';

/** The features that an installation switches on in its configuration (FRAME-8). */
export type Flags = Config['features'];
export type FlagName = keyof Flags;

const NONE: Flags = { voiceVideo: false, assistant: false };

let flags: Promise<Flags> | undefined;

/** The flags of this installation, always the same promise. All are off while the configuration is invalid. */
export function configuredFlags(): Promise<Flags> {
  flags ??= loadRuntime().then((runtime) => (runtime.ok ? runtime.config.features : NONE));
  return flags;
}
