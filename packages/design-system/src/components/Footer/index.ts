export { Footer } from './Footer.tsx';
export type { FooterLink, FooterProps } from './Footer.tsx';
