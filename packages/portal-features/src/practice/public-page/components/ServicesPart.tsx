import {
  Button,
  CheckboxGroup,
  Heading,
  Inline,
  MoneyField,
  NumberField,
  Section,
  Select,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '@sakina/design-system';
import { pageLimits } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { useRef } from 'react';
import { useOwnPageText } from '../messages/index.ts';
import { MODES, newService } from '../model/page-form.ts';
import type { ServiceForm } from '../model/page-form.ts';
import type { PartProps } from './field-props.ts';

/** What can be booked, how long it is and what it costs. */
export function ServicesPart({ form, onChange, messageAt }: PartProps) {
  const t = useOwnPageText();
  const { pricings } = professionRowOf(useUser());
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { services } = form;
  const set = (key: string, changes: Partial<ServiceForm>) =>
    onChange({ services: services.map((service) => (service.key === key ? { ...service, ...changes } : service)) });
  const problem = messageAt('services');

  function addService() {
    onChange({ services: [...services, newService(form.modes)] });
    // The fields are on the page only after this press has been handled.
    setTimeout(() => list.current?.querySelector<HTMLElement>('ul > li:last-child input')?.focus());
  }
  function remove(key: string) {
    onChange({ services: services.filter((service) => service.key !== key) });
    setTimeout(() => add.current?.focus());
  }
  return (
    <Section title={t('services.title')} headingSize="lg" description={t('services.lead')}>
      {problem && (
        <Text tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <div ref={list} data-field="services">
        <Stack as="ul" gap="x4" aria-label={t('services.title')}>
          {services.map((service, index) => {
            const at = (field: string) => `services.${index}.${field}`;
            const name = service.name.trim() || t('service.new');
            return (
              <li key={service.key}>
                <Stack gap="x2">
                  <Inline justify="between" gap="x1">
                    <Heading level={3} size="md">
                      <bdi>{name}</bdi>
                    </Heading>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('service.remove.of', { name })}
                      onPress={() => remove(service.key)}
                    >
                      {t('service.remove')}
                    </Button>
                  </Inline>
                  <TextField
                    label={t('service.name')}
                    name={at('name')}
                    isRequired
                    maxLength={pageLimits.serviceName}
                    value={service.name}
                    onChange={(next) => set(service.key, { name: next })}
                    errorMessage={messageAt(at('name'))}
                  />
                  <TextArea
                    label={t('service.description')}
                    name={at('description')}
                    isRequired
                    rows={2}
                    maxLength={pageLimits.serviceDescription}
                    value={service.description}
                    onChange={(description) => set(service.key, { description })}
                    errorMessage={messageAt(at('description'))}
                  />
                  <Inline gap="x2" align="start">
                    <NumberField
                      label={t('service.minutes')}
                      unit={t('service.minutes.unit')}
                      name={at('minutes')}
                      isRequired
                      value={service.minutes}
                      onChange={(minutes) => set(service.key, { minutes })}
                      errorMessage={messageAt(at('minutes'))}
                    />
                    <Select
                      label={t('service.pricing')}
                      name={at('pricing')}
                      hasOptionalMark={false}
                      options={pricings.map((id) => ({ id, label: t(`pricing.${id}`) }))}
                      value={service.pricing}
                      onChange={(id) =>
                        set(service.key, { pricing: pricings.find((known) => known === id) ?? service.pricing })
                      }
                      errorMessage={messageAt(at('pricing'))}
                    />
                    {service.pricing === 'FIXED' && (
                      <MoneyField
                        label={t('service.price')}
                        name={at('price')}
                        isRequired
                        currency="USD"
                        value={service.price}
                        onChange={(price) => set(service.key, { price })}
                        errorMessage={messageAt(at('price'))}
                      />
                    )}
                  </Inline>
                  <CheckboxGroup
                    label={t('modes')}
                    name={at('modes')}
                    layout="inline"
                    isRequired
                    options={MODES.map((id) => ({ id, label: t(`mode.${id}`) }))}
                    value={[...service.modes]}
                    onChange={(chosen) => set(service.key, { modes: MODES.filter((id) => chosen.includes(id)) })}
                    errorMessage={messageAt(at('modes'))}
                  />
                  <Switch
                    description={t('service.introduction.help')}
                    value={service.isIntroduction}
                    onChange={(isIntroduction) => set(service.key, { isIntroduction })}
                  >
                    {t('service.introduction')}
                  </Switch>
                </Stack>
              </li>
            );
          })}
        </Stack>
      </div>
      <div>
        <Button ref={add} variant="secondary" isDisabled={services.length >= pageLimits.services} onPress={addService}>
          {t('service.add')}
        </Button>
      </div>
    </Section>
  );
}
