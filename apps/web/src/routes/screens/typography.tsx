import { TypographyScreen } from '@sakina/portal-features/site/typography';

export function TypographyPage() {
  return <TypographyScreen />;
}
