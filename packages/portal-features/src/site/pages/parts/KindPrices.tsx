import { Heading, KindMark, Link, Stack, Text, theme, up } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import styled from 'styled-components';
import { company } from '../company.ts';
import { usePricingText } from '../messages/pricing/index.ts';
import { useNumbers } from '../use-numbers.ts';

const KINDS = ['therapist', 'imam', 'mentor'] as const;

/* Three beside each other or below each other: never two and one left over. */
const Kinds = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  @media ${up.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
const Kind = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  padding-block-start: ${theme.space.x2};
  border-block-start: 2px solid ${theme.color.primary};
  & > :last-child { margin-block-start: auto; }
`;
const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  & > svg { inline-size: 1.5rem; block-size: 1.5rem; }
`;
const Range = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.h3};
  font-weight: 600;
  line-height: 1.2;
`;

/** The prices of a session by kind of provider. */
export function KindPrices() {
  const t = usePricingText();
  const { dollars } = useNumbers();
  return (
    <Kinds>
      {KINDS.map((kind) => {
        const { from, to } = company.prices[kind];
        return (
          <Kind key={kind}>
            <Name>
              <KindMark kind={kind} />
              <Heading level={3} size="md">
                {t(`kind.${kind}`)}
              </Heading>
            </Name>
            <Stack gap="half">
              <Range>{t('kind.range', { from: dollars(from), to: dollars(to) })}</Range>
              <Text measure>{t(`kind.${kind}.body`)}</Text>
            </Stack>
            <span>
              <Link href={paths.findTherapist({ kind, sort: 'price' })} variant="standalone">
                {t(`kind.${kind}.link`)}
              </Link>
            </span>
          </Kind>
        );
      })}
    </Kinds>
  );
}
