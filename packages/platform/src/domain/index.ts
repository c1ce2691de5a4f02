export * from './areas.ts';
export * from './guards.ts';
export * from './money.ts';
export * from './paths.ts';
export * from './product.ts';
export * from './redirect.ts';
export * from './roles.ts';
export * from './user.ts';
