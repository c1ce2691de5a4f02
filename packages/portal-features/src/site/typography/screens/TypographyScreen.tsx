import { Container, PageHeader, Stack, TypeSpecimen } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { useTypographyText } from '../messages/index.ts';

/** The typography of both themes on one page (ROUTE-19). Public; makes no calls. */
export function TypographyScreen() {
  const t = useTypographyText();
  return (
    <Container pad="page">
      <Stack gap="section">
        <PageHeader title={t('title')} lead={t('lead', { product: product.name })} />
        <TypeSpecimen theme="portal" />
        <TypeSpecimen theme="admin" />
      </Stack>
    </Container>
  );
}
