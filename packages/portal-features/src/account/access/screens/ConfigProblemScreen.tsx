import { ButtonLink, Container, Heading, Stack, Text, theme } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useAccessText } from '../messages/index.ts';

export interface ConfigProblemScreenProps {
  /** Each names a missing or wrong variable, in English: the readers are server administrators. */
  problems: readonly { variable: string; message: string }[];
}

const Problem = styled.li`
  padding-block: ${theme.space.x1h};
  border-block-start: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
`;

/** Shown in place of every page that needs a server while the installation is not configured (FRAME-4). */
export function ConfigProblemScreen({ problems }: ConfigProblemScreenProps) {
  const t = useAccessText();
  return (
    <Container width="text" pad="page">
      <Stack gap="x3">
        <Stack gap="x1h">
          <Heading level={1} size="h2">
            {t('config.title', { product: product.name })}
          </Heading>
          <Text measure>{t('config.body')}</Text>
        </Stack>
        <Stack as="ul" gap="none" aria-label={t('config.problems')}>
          {problems.map(({ variable, message }) => (
            <Problem key={variable + message}>
              <Text as="strong" font="code" size="sm">
                {variable}
              </Text>
              <Text tone="muted" size="sm" lang="en">
                {message}
              </Text>
            </Problem>
          ))}
        </Stack>
        <div>
          <ButtonLink href={paths.landing()}>{t('error.home')}</ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
