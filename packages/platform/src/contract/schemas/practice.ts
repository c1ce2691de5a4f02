export * from './calendar.ts';
export * from './document.ts';
export * from './invitation.ts';
export * from './onboarding.ts';
export * from './provider-account.ts';
