import { Banner, RadioGroup, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceAbout, useServiceName } from '../../../shared/service-names/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { Choice } from '../model/opening.ts';
import { StepForm } from './StepForm.tsx';
import { usePrice } from './use-price.ts';

export interface ServiceStepProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** What is chosen so far. */
  choice: Choice;
  /** The service in the address is no longer offered. */
  isServiceGone: boolean;
  /** Called when another service is chosen. */
  onService: (service: Service) => void;
  /** Called when another way of meeting is chosen. */
  onMode: (mode: SessionMode) => void;
  /** Called to go on to the next step. */
  onNext: () => void;
}

/** Which service to book, and how to meet where there is a choice. */
export function ServiceStep({ profile, choice, isServiceGone, onService, onMode, onNext }: ServiceStepProps) {
  const t = useBookingText();
  const nameOf = useServiceName();
  const aboutOf = useServiceAbout();
  const shared = useSharedText();
  const price = usePrice();
  const [isChecked, setChecked] = useState(false);
  const { service, mode } = choice;
  const modes = service?.modes ?? [];

  const services = profile.services.map((item) => ({
    id: item.id,
    label: nameOf(item),
    description: (
      <About length={shared('minutes', { count: item.durationMinutes })} modes={modesText(item)}>
        {aboutOf(item)}
      </About>
    ),
    end: price(item),
  }));
  function modesText(item: Service): string {
    if (item.modes.length > 1) return t('service.bothModes');
    return item.modes[0] === 'IN_PERSON' ? t('service.inPersonOnly') : t('service.onlineOnly');
  }
  function describeMode(item: SessionMode): string {
    if (item === 'ONLINE') return t('service.online');
    return t('service.inPerson', { address: profile.address ?? profile.city });
  }
  function next() {
    setChecked(true);
    if (service && mode) onNext();
  }
  return (
    <StepForm nextLabel={t('continue')} onNext={next}>
      {isServiceGone && <Banner tone="warning">{t('service.gone')}</Banner>}
      <RadioGroup
        label={t('service.label')}
        layout="cards"
        name="service"
        isRequired
        options={services}
        value={service?.id ?? null}
        onChange={(id) => {
          const chosen = profile.services.find((item) => item.id === id);
          // How to meet has not been asked before, so it is not in error yet.
          setChecked(false);
          if (chosen) onService(chosen);
        }}
        errorMessage={isChecked && !service ? t('service.missing') : undefined}
      />
      {modes.length > 1 && (
        <RadioGroup
          label={t('service.modeLabel')}
          layout="cards"
          name="mode"
          isRequired
          options={modes.map((item) => ({
            id: item,
            label: shared(`mode.${item}`),
            description: describeMode(item),
          }))}
          value={mode}
          onChange={(id) => onMode(id as SessionMode)}
          errorMessage={isChecked && !mode ? t('service.modeMissing') : undefined}
        />
      )}
    </StepForm>
  );
}

function About({ length, modes, children }: { length: string; modes: string; children: ReactNode }) {
  return (
    <Stack as="span" gap="half">
      <span>{children}</span>
      <Text as="span" weight="strong">
        {[length, modes].join(' · ')}
      </Text>
    </Stack>
  );
}
