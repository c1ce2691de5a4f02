import { Button, Grid, Select, Stack, Text, theme } from '@sakina/design-system';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { usePrice } from '../components/use-price.ts';
import { firstMode } from '../model/opening.ts';
import type { Choice } from '../model/opening.ts';
import { useCalendarText } from './messages/index.ts';

export interface CalendarHeadProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** What is chosen so far. */
  choice: Choice;
  /** Called when another service is chosen. */
  onService: (service: Service) => void;
  /** Called when another way of meeting is chosen. */
  onMode: (mode: SessionMode) => void;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x2};
`;

/** The session whose times the month shows, in one line that unfolds to change it. */
export function CalendarHead({ profile, choice, onService, onMode }: CalendarHeadProps) {
  const t = useCalendarText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const price = usePrice();
  const id = useId();
  const { service, mode } = choice;
  const [isOpen, setOpen] = useState(service === null);
  const modes = service?.modes ?? [];
  return (
    <Stack gap="x2">
      {service && (
        <Line>
          <Text as="span" size="sm">
            {t('head', {
              name: nameOf(service),
              minutes: service.durationMinutes,
              mode: mode ? shared(`mode.${mode}`) : '',
            })}
          </Text>
          <Button
            isFlush
            variant="quiet"
            size="small"
            aria-label={t('head.changeLabel')}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onPress={() => setOpen(!isOpen)}
          >
            {t('head.change')}
          </Button>
        </Line>
      )}
      {isOpen && (
        <Grid id={id} min="sm" gap="x2">
          <Select
            label={t('service')}
            hasOptionalMark={false}
            options={profile.services.map((item) => ({
              id: item.id,
              label: t('service.option', { name: nameOf(item), price: price(item) }),
              description: shared('minutes', { count: item.durationMinutes }),
            }))}
            value={service?.id ?? ''}
            onChange={(chosenId) => {
              const chosen = profile.services.find((item) => item.id === chosenId);
              if (!chosen) return;
              onService(chosen);
              const first = firstMode(chosen);
              if (first && (!mode || !chosen.modes.includes(mode))) onMode(first);
            }}
          />
          {modes.length > 1 && (
            <Select
              label={t('mode')}
              hasOptionalMark={false}
              options={modes.map((item) => ({ id: item, label: shared(`mode.${item}`) }))}
              value={mode ?? ''}
              onChange={(chosenId) => {
                const chosen = modes.find((item) => item === chosenId);
                if (chosen) onMode(chosen);
              }}
            />
          )}
        </Grid>
      )}
    </Stack>
  );
}
