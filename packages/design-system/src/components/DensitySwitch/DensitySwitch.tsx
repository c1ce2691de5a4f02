import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Rows2, Rows4 } from 'lucide-react';
import styled from 'styled-components';
import type { Density } from '../../foundations/root/root-attributes.ts';
import { densityStyle, optionStyle } from './DensitySwitch.styles.ts';
import { useDensityText } from './messages/index.ts';

export interface DensitySwitchProps {
  /** The current density. */
  value: Density;
  /** Called with the density chosen; the owner sets and stores it. */
  onChange: (density: Density) => void;
  /**
   * Hides the label where the context says enough; it is still read out.
   * @default false
   */
  isLabelHidden?: boolean;
}

const Root = styled(RadioGroup)`${densityStyle}`;
const Option = styled(Radio)`${optionStyle}`;
const OPTIONS = [
  { density: 'comfortable', Icon: Rows2 },
  { density: 'compact', Icon: Rows4 },
] as const;

/** Chooses the density: more room, or more on one screen. It applies at once, without saving. */
export function DensitySwitch({ value, onChange, isLabelHidden = false }: DensitySwitchProps) {
  const t = useDensityText();
  return (
    <Root
      value={value}
      onChange={(next) => onChange(next === 'compact' ? 'compact' : 'comfortable')}
      orientation="horizontal"
      data-label={isLabelHidden ? 'hidden' : 'shown'}
    >
      <Label>{t('label')}</Label>
      <div data-part="options">
        {OPTIONS.map(({ density, Icon }) => (
          <Option key={density} value={density}>
            <Icon aria-hidden />
            {t(density)}
          </Option>
        ))}
      </div>
    </Root>
  );
}
