import { Button, Inline, LinkProvider, setRootAttributes, Text, theme } from '@sakina/design-system';
import { AuthProvider, DataProvider } from '@sakina/platform/react';
import { useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { RouterLink } from '../../apps/web/src/routes/RouterLink.tsx';
import type { ReadyAct } from './acts.ts';
import { FlowRoutes } from './FlowRoutes.tsx';
import { useFlowText } from './messages/index.ts';

const Bar = styled.section`
  padding: ${theme.space.x1} ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
`;

/**
 * A journey to click through: the app's own pages on a router of their own, one person after the other. What one of
 * them does stands on the server, and the next one finds it.
 */
export function FlowStage({ acts }: { acts: readonly ReadyAct[] }) {
  const t = useFlowText();
  const [index, setIndex] = useState(0);
  const act = acts[index];
  const next = acts[index + 1];
  const look = act?.theme;
  useLayoutEffect(() => {
    if (look)
      setRootAttributes(document.documentElement, {
        theme: look,
        density: look === 'admin' ? 'compact' : 'comfortable',
      });
  }, [look]);
  if (!act) return null;
  return (
    <>
      <Bar aria-label={t('stage')}>
        <Inline gap="x2">
          <Text as="span" size="sm" font="control">
            {t('now', { number: index + 1, all: acts.length, person: act.person })}
          </Text>
          {next && (
            <Button size="small" variant="secondary" onPress={() => setIndex(index + 1)}>
              {t('next', { person: next.person })}
            </Button>
          )}
        </Inline>
      </Bar>
      <AuthProvider session={act.session.session}>
        <DataProvider client={act.session.client} cacheKey={`flow ${index} ${act.session.account}`}>
          <MemoryRouter key={index} initialEntries={[act.start]}>
            <LinkProvider component={RouterLink}>
              <FlowRoutes />
            </LinkProvider>
          </MemoryRouter>
        </DataProvider>
      </AuthProvider>
    </>
  );
}
