import { ButtonLink, Container, Heading, Illustration, Inline, Link, PlainButton, Stack, Text, theme } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useAccessText } from '../messages/index.ts';
import { isChunkError, reportOf } from '../model/report.ts';

export interface RouteErrorScreenProps {
  /** What was thrown. */
  error: unknown;
  /** Loads the page again. */
  onReload: () => void;
}

const Report = styled(Text)`
  padding: ${theme.space.x1} ${theme.space.x2};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
`;

/** What a broken screen shows inside its frame (ROUTE-33, ERROR-1): what happened, what is safe, the report, reload, home. */
export function RouteErrorScreen({ error, onReload }: RouteErrorScreenProps) {
  const t = useAccessText();
  const report = reportOf(error);
  return (
    <Container width="text" pad="page">
      <Stack gap="x3">
        <Illustration name="bridge" size="sm" />
        <Stack gap="x1h" role="alert">
          <Heading level={1} size="h2">{t('error.title')}</Heading>
          <Text>{t(isChunkError(error) ? 'error.chunk' : 'error.unknown')}</Text>
          {report !== undefined && <Report font="code" size="xs" dir="ltr" aria-label={t('error.detail')} role="group">{report}</Report>}
          <Text tone="muted">
            {t('error.safe')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
          </Text>
        </Stack>
        <Inline gap="x1h">
          <PlainButton onClick={onReload}>{t('error.reload')}</PlainButton>
          <ButtonLink variant="secondary" href={paths.landing()}>{t('error.home')}</ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
