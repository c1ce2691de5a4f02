export { Tag } from './Tag.tsx';
export type { TagProps } from './Tag.tsx';
export { TagGroup } from './TagGroup.tsx';
export type { TagGroupProps, TagItem } from './TagGroup.tsx';
