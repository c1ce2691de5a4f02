export { Card } from './Card.tsx';
export type { CardProps } from './Card.tsx';
export { LinkCard } from './LinkCard.tsx';
export type { LinkCardProps } from './LinkCard.tsx';
