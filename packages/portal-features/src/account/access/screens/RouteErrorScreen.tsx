import { ButtonLink, Container, Heading, Inline, Link, PlainButton, Stack, Text, theme } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useFailureText } from '../messages/failure/index.ts';
import { chunkFailure, reportOf } from '../model/report.ts';

export interface RouteErrorScreenProps {
  /** The thrown error. */
  error: unknown;
  /** Loads the page again. */
  onReload: () => void;
  /** Retries the failed chunk; without it, or for another error, only a reload is offered. */
  onRetry?: (() => void) | undefined;
  /** The number of failed retries. @default 0 */
  attempts?: number;
  /** Whether the device has no connection. @default false */
  isOffline?: boolean;
}

const Report = styled(Text)`
  padding: ${theme.space.x1} ${theme.space.x2};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
`;

/**
 * Shown inside the frame in place of a crashed screen (ROUTE-33, ERROR-1): what happened, what is safe, the report, and
 * what to do.
 */
export function RouteErrorScreen({ error, onReload, onRetry, attempts = 0, isOffline = false }: RouteErrorScreenProps) {
  const t = useFailureText();
  const report = reportOf(error);
  const failure = chunkFailure(error, isOffline);
  const canRetry = failure !== null && onRetry !== undefined;
  return (
    <Container width="text" pad="page">
      <Stack gap="x3">
        {/* Another failed attempt is another alert, though its words may be the same. */}
        <Stack key={attempts} gap="x1h" role="alert">
          <Heading level={1} size="h2">
            {t('title')}
          </Heading>
          <Text>{t(failure === null ? 'unknown' : `chunk.${failure}`)}</Text>
          {canRetry && attempts > 0 && failure !== 'offline' && <Text>{t('chunk.again')}</Text>}
          {report !== undefined && (
            <Report font="code" size="xs" dir="ltr" aria-label={t('detail')} role="group">
              {report}
            </Report>
          )}
          <Text tone="muted">
            {t(failure === null ? 'safe' : 'safe.chunk')}{' '}
            <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
          </Text>
        </Stack>
        <Inline gap="x1h">
          {canRetry && <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
          <PlainButton variant={canRetry ? 'secondary' : 'primary'} onClick={onReload}>
            {t('reload')}
          </PlainButton>
          <ButtonLink variant={canRetry ? 'quiet' : 'secondary'} href={paths.landing()}>
            {t('home')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
