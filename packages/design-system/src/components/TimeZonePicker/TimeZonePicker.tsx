import { ChevronDown } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { Collection, ListBoxSection } from 'react-aria-components/ListBox';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { AreaName, Box, Choice, Now, OpenButton, Panel, Root, Search, Zones } from './TimeZonePicker.styles.ts';
import { useTimeZonePickerText } from './messages/index.ts';
import { useZones } from './use-zones.ts';
import { selectWhole } from './select-whole.ts';
import { zoneOf } from '@sakina/platform/locale';
import { fold, matchesZone } from './zones.ts';
import type { Zone } from './zones.ts';

export interface TimeZonePickerProps extends FieldProps {
  /** IANA name of the zone: 'Europe/Istanbul'; an empty string is none. */
  value: string;
  /** Called with the name of today of the zone chosen. */
  onChange: (zone: string) => void;
  /** The instant, in milliseconds, whose offsets and clocks are shown: now, or when something is to happen. */
  at: number;
  /** The zone of the person’s device, suggested before all others. */
  ownZone?: string;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean;
  /** Whether it can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A time zone, found by its city, its country, its offset or by what a clock there shows. */
export function TimeZonePicker({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  value,
  onChange,
  at,
  ownZone,
  onBlur,
  name,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: TimeZonePickerProps) {
  const t = useTimeZonePickerText();
  const [isWhole, setWhole] = useState(false);
  const groups = useZones(value, ownZone, at, isWhole);
  const zones = useMemo(() => groups.flatMap((group) => group.zones), [groups]);
  const textOf = useCallback(
    (zone: Zone) =>
      zone.country && !zone.city.includes(zone.country)
        ? t('placeIn', { city: zone.city, country: zone.country })
        : zone.city,
    [t],
  );
  // No line ends within a time.
  const facts = ({ name: zoneName, offset, time }: Zone) =>
    t('facts', { name: zoneName, offset, time: time.replaceAll(' ', '\u00a0') });
  const searchOf = useMemo(() => new Map(zones.map((zone) => [textOf(zone), zone.search])), [zones, textOf]);
  const chosen = zones.find((zone) => zone.id === zoneOf(value));
  return (
    <Root
      defaultItems={groups}
      value={chosen?.id ?? null}
      onChange={(key) => typeof key === 'string' && onChange(key)}
      onFocus={() => setWhole(true)}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      defaultFilter={(text, typed) => matchesZone(searchOf.get(text) ?? fold(text), typed)}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box>
        <Search {...(ref ? { ref } : {})} autoComplete="off" {...selectWhole} />
        <OpenButton aria-label={t('showZones')}>
          <ChevronDown aria-hidden />
        </OpenButton>
      </Box>
      {chosen && <Now>{facts(chosen)}</Now>}
      <FieldErrorText message={errorMessage} />
      <Panel placement="bottom start" offset={4}>
        <Zones renderEmptyState={() => t('none')}>
          {(group) => (
            <ListBoxSection id={group.id}>
              <AreaName>{t(group.id)}</AreaName>
              <Collection items={group.zones}>
                {(zone) => (
                  <Choice id={zone.id} textValue={textOf(zone)}>
                    <span data-part="label">{textOf(zone)}</span>
                    <span data-part="description">{facts(zone)}</span>
                  </Choice>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </Zones>
      </Panel>
    </Root>
  );
}
