import { Heading, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { CrisisLinks } from '../../../shared/crisis/CrisisLinks.tsx';
import { useAboutText } from '../messages/about/index.ts';

const Calm = styled.div`
  padding-inline-start: ${theme.space.x3};
  border-inline-start: 0.25rem solid ${theme.color.accentDecoration};
`;

/** Says that the product is not for emergencies, with the crisis lines (CARE-1). */
export function EmergencyLines() {
  const t = useAboutText();
  return (
    <Calm>
      <Stack gap="x2">
        <Stack gap="half">
          <Heading level={3} size="lg">
            {t('not.emergency.title')}
          </Heading>
          <Text measure>{t('not.emergency.body')}</Text>
        </Stack>
        <CrisisLinks />
        <Text tone="muted" size="sm">
          {t('not.emergency.elsewhere')}
        </Text>
      </Stack>
    </Calm>
  );
}
