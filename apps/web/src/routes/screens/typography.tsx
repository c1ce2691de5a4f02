import { TypographyScreen } from '@sakina/portal-features/typography';

export function TypographyPage() {
  return <TypographyScreen />;
}
