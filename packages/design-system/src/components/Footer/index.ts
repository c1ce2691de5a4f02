export { Footer } from './Footer.tsx';
export type { FooterLink, FooterProps } from './Footer.tsx';
export { FooterChoice } from './FooterChoice.tsx';
export type { FooterChoiceProps, FooterOption } from './FooterChoice.tsx';
