import { Heading, Inline, Link, Stack, Text, theme } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import styled from 'styled-components';
import { useLegalText } from '../messages/legal/index.ts';
import type { LegalName } from '../model/legal.ts';

export interface LegalEndProps {
  /** The text that ends here; the other two are linked. */
  name: LegalName;
}

const NAMES = ['privacy', 'terms', 'healthPrivacy'] as const;

const Root = styled.div`
  padding-block-start: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
`;

/** The end of a legal text: whom to write to, and links to the other two. */
export function LegalEnd({ name }: LegalEndProps) {
  const t = useLegalText();
  return (
    <Root>
      <Stack gap="x3">
        <Text>
          {t('contact')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
        </Text>
        <nav aria-labelledby="legal-others">
          <Heading id="legal-others" level={2} size="md">
            {t('others')}
          </Heading>
          <Inline gap="x3">
            {NAMES.filter((other) => other !== name).map((other) => (
              <Link key={other} href={paths[other]()} variant="standalone">
                {t(other)}
              </Link>
            ))}
          </Inline>
        </nav>
      </Stack>
    </Root>
  );
}
