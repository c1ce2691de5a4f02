export { Avatar } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.tsx';
export { KindMark } from './KindMark.tsx';
export type { AvatarKind, KindMarkProps } from './KindMark.tsx';
