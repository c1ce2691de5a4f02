export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export type { ButtonLinkProps } from './ButtonLink.tsx';
export { PlainButton } from './PlainButton.tsx';
export type { PlainButtonProps } from './PlainButton.tsx';
