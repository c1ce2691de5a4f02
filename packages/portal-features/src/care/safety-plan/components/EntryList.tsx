import { Inline, Link, Stack, Text, theme } from '@sakina/design-system';
import { dial } from '@sakina/platform/domain';
import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { usePlanText } from '../messages/index.ts';
import type { Entry } from '../model/sections.ts';

// As large as a hand that shakes may need it. A link and no button: on paper the number has to stand.
const Call = styled(Link)`
  min-block-size: 2.75rem;
  /* All numbers stand at one edge, also where one has no room beside its name. */
  margin-inline-start: auto;
  padding-inline: ${theme.space.x2};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  @media print { padding: 0; border: 0; & > svg { display: none; } }
`;

/** The lines of a section as they were written; numbers can be called. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const t = usePlanText();
  if (entries.length === 0) return <Text tone="muted">{t('nothing')}</Text>;
  return (
    <Stack as="ul" gap="x1">
      {entries.map(({ text, phone }, index) => (
        // Two lines may read alike, and none is moved while it is read.
        <Inline as="li" key={`${index} ${text}`} gap="x1" justify="between">
          {/* At the edge of its number, in whatever language it was written. */}
          <Text as="div">
            <bdi>{text}</bdi>
          </Text>
          {phone !== null && (
            <Call href={dial(phone)} variant="standalone">
              <Phone aria-hidden />
              <bdi dir="ltr">{phone}</bdi>
            </Call>
          )}
        </Inline>
      ))}
    </Stack>
  );
}
