import { Section, Stack, Text } from '@sakina/design-system';
import { listOwnRecordReads } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { LoadingLines, ReadList } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';

/**
 * Which administrators have read the person's record: who, when, why, which parts, and what the review said (ADM-102).
 */
export function RecordReads() {
  const t = useProfileText();
  const format = useFormat();
  const read = useOperation(listOwnRecordReads, {});
  return (
    <Section title={t('reads.title')} description={t('reads.help')}>
      <ReadList
        read={read}
        loading={<LoadingLines label={t('loading')} lines={[2]} />}
        empty={<Text tone="muted">{t('reads.none')}</Text>}
        gap="x2"
      >
        {({ id, byName, reason, at, parts, isJustified }) => (
          <Stack as="li" gap="half" key={id}>
            <Text weight="strong">
              {t('reads.who', { name: byName, day: format.shortDate(at), time: format.time(at) })}
            </Text>
            <Text size="sm">{t(`reads.reason.${reason}`)}</Text>
            <Text size="sm" tone="muted">
              {parts.length === 0
                ? t('reads.nothing')
                : t('reads.parts', { parts: format.list(parts.map((part) => t(`reads.part.${part}`))) })}{' '}
              {t(isJustified === null ? 'reads.review.open' : `reads.review.${isJustified ? 'yes' : 'no'}`)}
            </Text>
          </Stack>
        )}
      </ReadList>
    </Section>
  );
}
