import { Badge, Banner, Button, Stack, Text } from '@sakina/design-system';
import type { Post, Reply } from '@sakina/platform/contract';
import { LockKeyhole } from 'lucide-react';
import { HelpBeside } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';

export interface StandingProps {
  /** The post or reply that it is about. */
  content: Post | Reply;
  /** Which of the two it is, for the words. */
  target: 'POST' | 'REPLY';
  /** Asks moderators to look again. */
  onAppeal: () => void;
  /** Whether the post stands alone: then crisis help stands here as well, where its words of danger are held. */
  isWhole: boolean;
}

/**
 * How something stands with its moderators: held, taken down with the reason, taken back, closed. Nothing where it
 * simply stands.
 */
export function Standing({ content, target, onAppeal, isWhole }: StandingProps) {
  const t = useInsideText();
  const { status, heldFor, removal, isOwn, author } = content;
  if (status === 'DELETED') return <Text tone="muted">{t(`deleted.${target}`)}</Text>;
  if (status === 'REMOVED' && removal === null) return <Text tone="muted">{t(`removed.${target}`)}</Text>;
  if (status === 'REMOVED' && removal !== null) {
    return (
      <Banner
        tone="warning"
        urgency="none"
        title={t(isOwn ? `removed.own.${target}` : `removed.seen.${target}`)}
        {...(isOwn &&
          removal.appeal === null && {
            actions: (
              <Button variant="secondary" size="small" onPress={onAppeal}>
                {t('appeal.open')}
              </Button>
            ),
          })}
      >
        <Stack gap="half">
          <Text>{t(`reason.${removal.reason}`)}</Text>
          {removal.words !== null && (
            <Text>
              <bdi>{removal.words}</bdi>
            </Text>
          )}
          {removal.appeal !== null && <Text weight="strong">{t(`appeal.${removal.appeal}`)}</Text>}
        </Stack>
      </Banner>
    );
  }
  return (
    <>
      {status === 'PENDING' && (
        <Banner urgency="none" title={t('held.title')}>
          {t(heldFor === 'CRISIS' ? 'held.CRISIS' : 'held.LINK')}
        </Banner>
      )}
      {status === 'PENDING' && heldFor === 'CRISIS' && isOwn && isWhole && (
        <HelpBeside text="" isAsked titleLevel={2} />
      )}
      {'isLocked' in content && content.isLocked && author && (
        <div>
          <Badge icon={<LockKeyhole aria-hidden />}>{t('locked.badge')}</Badge>
        </div>
      )}
    </>
  );
}
