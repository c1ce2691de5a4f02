export * from './admin-sessions.ts';
export * from './directory.ts';
export * from './rooms.ts';
