import { Badge, Heading, Inline, Stack, Text, theme } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import { useErrorText } from '@sakina/portal-features/shared';
import styled from 'styled-components';
import { StoryLink } from '../../look/StoryLink.tsx';
import { useContractText } from '../messages/index.ts';
import type { Entry } from '../model/entries.ts';
import { failuresAddress } from '../model/story-address.ts';

const Refusal = styled.li`
  display: grid;
  gap: ${theme.space.x1};
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
`;
const Read = styled.blockquote`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 3px solid ${theme.color.tintPink};
  & > strong { display: block; }
`;

/** The refusals of an operation and their texts on the screen. */
export function RefusalsTab({ entry: { operation, gaps } }: { entry: Entry }) {
  const t = useContractText();
  const errorText = useErrorText(operation.method === 'GET' ? 'read' : 'write');
  return (
    <Stack gap="x2">
      <Heading level={3} size="md">
        {t('refusals.title')}
      </Heading>
      <Text size="sm" tone="muted" measure>
        {t('refusals.lead')}
      </Text>
      {!gaps.includes('failures') && <StoryLink address={failuresAddress(operation)}>{t('refusals.story')}</StoryLink>}
      <Stack as="ul" gap="none">
        {operation.errors.map(({ status, code, when }) => {
          const { title, body } = errorText(new ApiError({ kind: 'http', status, code, message: when }));
          return (
            <Refusal key={`${status} ${code}`}>
              <Inline gap="x1">
                <Badge>{String(status)}</Badge>
                <Text as="span" font="code" size="sm" weight="strong" dir="ltr">
                  {code}
                </Text>
              </Inline>
              <Text size="sm">
                <bdi>{when}</bdi>
              </Text>
              <Read>
                <Text as="strong" size="sm">
                  {title}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {body}
                </Text>
              </Read>
            </Refusal>
          );
        })}
      </Stack>
    </Stack>
  );
}
