import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import type { CalendarKind } from './hijri.ts';
import { useHijriText } from './messages/index.ts';

const Group = styled(ToggleButtonGroup)`
  display: flex;
  margin-block-end: ${theme.space.x1};
  padding: 2px;
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Kind = styled(ToggleButton)`
  flex: 1;
  min-block-size: 2.25rem;
  padding: 0 ${theme.space.x1};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  cursor: pointer;

  &[data-hovered] { color: ${theme.color.text}; }
  &[data-selected] {
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }

  @media (forced-colors: active) {
    &[data-selected] { border: 2px solid Highlight; }
  }
  @media (pointer: coarse) { min-block-size: 2.75rem; }
`;

interface CalendarChoiceProps {
  value: CalendarKind;
  onChange: (kind: CalendarKind) => void;
}

/** Chooses which of the two calendars comes first; the other one is shown beside it. */
export function CalendarChoice({ value, onChange }: CalendarChoiceProps) {
  const t = useHijriText();
  return (
    <Group
      aria-label={t('calendarFirst')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange(keys.has('hijri') ? 'hijri' : 'gregorian')}
    >
      <Kind id="gregorian">{t('gregorian')}</Kind>
      <Kind id="hijri">{t('hijri')}</Kind>
    </Group>
  );
}
