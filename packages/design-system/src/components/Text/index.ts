export { Text } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export { Heading } from './Heading.tsx';
export type { HeadingLevel, HeadingProps, HeadingSize } from './Heading.tsx';
export { LineBreaks } from './LineBreaks.tsx';
export type { LineBreaksProps } from './LineBreaks.tsx';
