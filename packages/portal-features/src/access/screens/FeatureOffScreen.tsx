import { ButtonLink, Link, Text } from '@sakina/design-system';
import { homeRoute, product } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useAccessText } from '../messages/index.ts';

export interface FeatureOffScreenProps {
  /** The disabled flag. */
  flag: 'voiceVideo' | 'assistant';
  /** The signed-in user, or null; decides where the link back leads. */
  user: Pick<User, 'role' | 'roles'> | null;
}

/** Shown in place of a screen whose feature is not enabled in this installation (FRAME-8). */
export function FeatureOffScreen({ flag, user }: FeatureOffScreenProps) {
  const t = useAccessText();
  return (
    <AccessCard
      title={t(`off.${flag}.title`)}
      actions={<ButtonLink href={homeRoute(user)}>{t(user ? 'back' : 'error.home')}</ButtonLink>}
    >
      <Text>{t(`off.${flag}.body`, { product: product.name })}</Text>
      <Text tone="muted">
        {t('off.safe')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
      </Text>
    </AccessCard>
  );
}
