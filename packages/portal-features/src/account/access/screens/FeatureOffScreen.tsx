import { ButtonLink, Link, Text } from '@sakina/design-system';
import { homeRoute, paths, product } from '@sakina/platform/domain';
import type { PlatformFeature } from '@sakina/platform/contract';
import type { User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useAccessText } from '../messages/index.ts';

interface OffForNow {
  /** An administrator has turned it off for everyone. */
  isForNow: true;
  flag: PlatformFeature;
}
interface NotEnabled {
  isForNow?: false;
  /** What the configuration of the installation leaves out. */
  flag: 'voiceVideo' | 'assistant';
}

export type FeatureOffScreenProps = (OffForNow | NotEnabled) & {
  /** The signed-in user, or null; decides where the link back leads. */
  user: Pick<User, 'role' | 'roles'> | null;
};

/**
 * Shown in place of a screen whose feature is not enabled in this installation (FRAME-8), or turned off for everyone
 * for now.
 */
export function FeatureOffScreen({ user, ...off }: FeatureOffScreenProps) {
  const t = useAccessText();
  const { title, body } = off.isForNow
    ? { title: t(`now.${off.flag}.title`), body: t(`now.${off.flag}.body`) }
    : { title: t(`off.${off.flag}.title`), body: t(`off.${off.flag}.body`, { product: product.name }) };
  return (
    <AccessCard
      title={title}
      actions={
        <>
          <ButtonLink href={homeRoute(user)}>{t(user ? 'back' : 'error.home')}</ButtonLink>
          {off.flag === 'companion' && user && (
            <ButtonLink variant="secondary" href={paths.deenya({ view: 'journal' })}>
              {t('now.companion.journal')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Text>{body}</Text>
      <Text tone="muted">
        {t('off.safe')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
      </Text>
    </AccessCard>
  );
}
