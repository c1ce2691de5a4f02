import { ButtonLink, Link, Text } from '@sakina/design-system';
import { homeRoute, paths, product } from '@sakina/platform/domain';
import type { PlatformFeature } from '@sakina/platform/contract';
import type { User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useAccessText } from '../messages/index.ts';

export interface FeatureOffScreenProps {
  /** What is off. */
  flag: PlatformFeature;
  /** Whether an administrator has turned it off for everybody, and not the installation. @default false */
  isForNow?: boolean;
  /** The signed-in user, or null; decides where the link back leads. */
  user: Pick<User, 'role' | 'roles'> | null;
}

/** Shown in place of a screen whose feature is not enabled in this installation (FRAME-8), or turned off for everybody for now. */
export function FeatureOffScreen({ flag, isForNow = false, user }: FeatureOffScreenProps) {
  const t = useAccessText();
  return (
    <AccessCard
      title={t(isForNow || !isConfigured(flag) ? `now.${flag}.title` : `off.${flag}.title`)}
      actions={
        <>
          <ButtonLink href={homeRoute(user)}>{t(user ? 'back' : 'error.home')}</ButtonLink>
          {flag === 'companion' && user && (
            <ButtonLink variant="secondary" href={paths.deenya({ view: 'journal' })}>
              {t('now.companion.journal')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Text>
        {isForNow || !isConfigured(flag) ? t(`now.${flag}.body`) : t(`off.${flag}.body`, { product: product.name })}
      </Text>
      <Text tone="muted">
        {t('off.safe')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
      </Text>
    </AccessCard>
  );
}

/** Whether the configuration of an installation can leave a feature out. */
function isConfigured(flag: PlatformFeature): flag is 'voiceVideo' | 'assistant' {
  return flag === 'voiceVideo' || flag === 'assistant';
}
