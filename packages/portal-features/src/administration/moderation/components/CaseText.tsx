import { Button, Inline, Stack, Text } from '@sakina/design-system';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { useState } from 'react';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

/**
 * What was written, in the version that was reported and as it reads now, and what stands around it: each when asked
 * for.
 */
export function CaseText({ entry }: { entry: ModerationCaseDetail }) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const [isShown, setShown] = useState(false);
  const [hasContext, setContext] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const { body, reportedBody = null, thread, author } = entry;
  const around = thread?.items.filter(({ isSubject }) => !isSubject) ?? [];
  return (
    <Facts title={t('text.title')}>
      <Text size="sm" tone="muted">
        {t('text.help')}
      </Text>
      <Inline>
        {around.length > 0 && (
          <Button size="small" variant="secondary" aria-expanded={hasContext} onPress={() => setContext(!hasContext)}>
            {t(hasContext ? 'text.context.hide' : 'text.context.show', { count: around.length })}
          </Button>
        )}
        <Button size="small" variant="secondary" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'text.hide' : 'text.show')}
        </Button>
        {author && (
          <Button size="small" variant="quiet" aria-expanded={isNamed} onPress={() => setNamed(!isNamed)}>
            {t(isNamed ? 'author.hide' : 'author.show')}
          </Button>
        )}
      </Inline>
      {isNamed && author && <Text>{t('author.name', { name: author.displayName })}</Text>}
      {hasContext && (
        <Stack gap="x2">
          {thread?.title && <Text weight="strong">{t('text.thread', { title: thread.title })}</Text>}
          {around.map(({ kind, body: words, authorName, createdAt }) => (
            <Stack key={`${createdAt} ${words}`} gap="half">
              <Text size="sm" tone="muted">
                {t(`text.by.${kind}`, { name: authorName, when: moment(createdAt) })}
              </Text>
              <Text dir="auto">{words}</Text>
            </Stack>
          ))}
        </Stack>
      )}
      {isShown && (
        <Stack gap="x2">
          {reportedBody !== null && (
            <Stack gap="half">
              <Text weight="strong">{t('text.reported')}</Text>
              <Text dir="auto">{reportedBody}</Text>
            </Stack>
          )}
          <Stack gap="half">
            <Text weight="strong">{t(reportedBody === null ? 'text.same' : 'text.now')}</Text>
            <Text dir="auto">{body || t('text.empty')}</Text>
          </Stack>
        </Stack>
      )}
    </Facts>
  );
}
