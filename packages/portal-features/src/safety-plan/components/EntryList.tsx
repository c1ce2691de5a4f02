import { Link, Stack, Text } from '@sakina/design-system';
import { usePlanText } from '../messages/index.ts';
import type { Entry } from '../model/sections.ts';

/** The lines of a section as they were written; numbers can be called. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const t = usePlanText();
  if (entries.length === 0) return <Text tone="muted">{t('nothing')}</Text>;
  return (
    <Stack as="ul" gap="x1">
      {entries.map(({ text, phone }, index) => (
        // Two lines may read alike, and none is moved while it is read.
        <li key={`${index} ${text}`}>
          <Text as="div" dir="auto">{text}</Text>
          {phone !== null && <Link variant="standalone" href={`tel:${phone.replaceAll(/[ ()-]/g, '')}`}><bdi dir="ltr">{phone}</bdi></Link>}
        </li>
      ))}
    </Stack>
  );
}
