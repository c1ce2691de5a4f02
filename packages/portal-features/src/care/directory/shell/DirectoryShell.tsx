import { Container, Heading, PageHeader, Skeleton, Stack, Text, theme, up } from '@sakina/design-system';
import styled from 'styled-components';
import { ResultsSkeleton } from '../components/ResultsSkeleton.tsx';
import { useDirectoryText } from '../messages/index.ts';

export interface DirectoryShellProps {
  /** Whose directory it is: everyone’s, or that of imams and mentors. */
  about: 'all' | 'leaders';
}

const Search = styled.div`
  block-size: ${theme.size.controlHeight};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
`;
// As DirectoryList has it, so that nothing jumps when the list takes its place.
const Layout = styled.div`
  @media ${up.md} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space.x4};
  }
`;
const Beside = styled.div`
  display: none;
  @media ${up.md} { display: block; }
`;
const Late = styled(Text)`
  visibility: hidden;
  max-block-size: 0;
  /* A delay and no motion: where motion is reduced it has to come as well. */
  animation: directory-late 0s 4s forwards !important;
  @keyframes directory-late { to { visibility: visible; max-block-size: none; } }
  @media (scripting: none) { display: none; }
`;

/**
 * What the directory shows before its code is there, written into the HTML by the build (FAST-2): whose page it is, and
 * the outline of what is on its way. Without scripts it says that they are needed, and where they stay away, how to ask
 * again.
 */
export function DirectoryShell({ about }: DirectoryShellProps) {
  const t = useDirectoryText();
  return (
    <Container pad="page">
      <Stack gap="x4">
        <div>
          <PageHeader title={t(`heading.${about}`)} lead={t(`lead.${about}`)} />
          <noscript>
            <Text>{t('shell.noScript')}</Text>
          </noscript>
          <Late size="sm">
            {t('shell.late')}{' '}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href reloads this address with its query, also without scripts */}
            <a href="">{t('shell.again')}</a>
          </Late>
        </div>
        <Layout>
          <Beside>
            <Skeleton lines={8} />
          </Beside>
          <Stack gap="x1h">
            <Search aria-hidden />
            <Heading level={2} size="md">
              {t('results.list')}
            </Heading>
            <ResultsSkeleton />
          </Stack>
        </Layout>
      </Stack>
    </Container>
  );
}
