export * from './appointments.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './providers.ts';
export * from './session-notes.ts';
export * from './sessions.ts';
