import { ButtonLink, Card, Container, Heading, Inline, KeyValueList, Stack, Text } from '@sakina/design-system';
import { paths, product, roleLabel } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useAccessText } from '../messages/index.ts';

export interface AccessDeniedScreenProps {
  /** Which area was refused. */
  page: 'provider' | 'admin';
  /** Who asked; e-mail and role are shown, so that a person with several accounts sees which one this is. */
  user: Pick<User, 'email' | 'role'>;
}

/** 500 px at most (ROLE-8). */
const Narrow = styled.div`
  max-inline-size: 500px;
  margin-inline: auto;
`;

/** Says who may enter an area, as whom the reader is signed in, and where to go instead (ROLE-8). */
export function AccessDeniedScreen({ page, user }: AccessDeniedScreenProps) {
  const t = useAccessText();
  return (
    <Container pad="page">
      <Narrow>
        <Card tone="dawn-edge">
          <Stack gap="x3">
            <Stack gap="x1">
              <Heading level={1} size="h3" tabIndex={-1}>{t(`${page}.title`)}</Heading>
              <Text>{t(`${page}.body`, { product: product.name })}</Text>
            </Stack>
            <Stack gap="x1">
              <Text size="sm" tone="muted">{t('signedInAs')}</Text>
              <KeyValueList items={[{ term: t('email'), value: user.email }, { term: t('role'), value: roleLabel(user.role) }]} />
            </Stack>
            <Inline gap="x1h">
              <ButtonLink href={paths.dashboard()}>{t('provider.dashboard')}</ButtonLink>
              {page === 'provider' && <ButtonLink variant="secondary" href={paths.providerApply()}>{t('provider.apply')}</ButtonLink>}
            </Inline>
          </Stack>
        </Card>
      </Narrow>
    </Container>
  );
}
