export { Text } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export { Heading } from './Heading.tsx';
export type { HeadingLevel, HeadingProps, HeadingSize } from './Heading.tsx';
