export * from './ascii-digits.ts';
export * from './fold-for-search.ts';
export * from './format-percent.ts';
export * from './minor-places.ts';
export * from './plain-characters.ts';
export * from './same-name.ts';
export * from './short-date.ts';
export * from './zone-of.ts';
