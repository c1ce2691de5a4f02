import { Input } from 'react-aria-components/Input';
import { Slider, SliderFill, SliderTrack } from 'react-aria-components/Slider';
import styled from 'styled-components';
import { fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled(Slider<number[]>)`
  ${fieldStyle}
  &[data-disabled] { color: ${theme.color.textMuted}; }
`;

/** Label and what is chosen on one line, as long as there is room. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.x2};
`;

export const Words = styled.span`
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.size.controlText};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1} ${theme.space.x2};
`;

/** The line, with half a thumb of room at both ends. */
export const Line = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  padding-inline: 0.875rem;
`;

export const Track = styled(SliderTrack)`
  position: relative;
  block-size: ${theme.size.controlHeight};
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 3px);
    inset-inline: -0.875rem;
    block-size: 6px;
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.full};
    background: ${theme.color.sunken};
  }
  &[data-disabled] { cursor: not-allowed; }
`;

/** Limits the filled part to the height of the line; React Aria would fill the whole track. */
export const Rail = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 3px);
  inset-inline: 0;
  block-size: 6px;
`;

export const Fill = styled(SliderFill)`
  border-radius: ${theme.radius.full};
  background: ${theme.color.primary};
  &[data-disabled] { background: ${theme.color.controlBorder}; }
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`;

export const Handle = styled.div`
  inset-block-start: 50%;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid ${theme.color.primary};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  /* A finger’s width around the thumb. */
  &::after { content: ''; position: absolute; inset: -10px; }
  &:hover { background: ${theme.color.tintNavy}; }
  &[data-dragging] { background: ${theme.color.primary}; }
  &:has(:focus-visible) { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  &[data-disabled] { border-color: ${theme.color.controlBorder}; background: ${theme.color.sunken}; }
  [data-invalid] & { border-color: ${theme.color.danger}; }
  @media (forced-colors: active) { border-color: ButtonText; &[data-dragging] { background: Highlight; } }
`;

/** Marks under the line, each at its value. */
export const Ticks = styled.div`
  --centred: -50%;
  position: relative;
  block-size: 1.75rem;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};

  & > span {
    position: absolute;
    inset-inline-start: calc(var(--share) * 100%);
    padding-block-start: 0.5rem;
    line-height: 1.2;
    white-space: nowrap;
    translate: var(--centred) 0;
  }
  [dir='rtl'] & { --centred: 50%; }
  & > span::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    inline-size: 1px;
    block-size: 0.375rem;
    background: ${theme.color.controlBorder};
  }
  /* The outer words stay within the field. */
  & > span:first-child { translate: 0 0; margin-inline-start: -0.875rem; }
  & > span:last-child:not(:first-child) { inset-inline: auto -0.875rem; translate: 0 0; }
  & > span:first-child::before { inset-inline-start: 0.875rem; }
  & > span:last-child:not(:first-child)::before { inset-inline: auto 0.875rem; }
`;

export const Exact = styled(Input)`
  ${inputStyle}
  inline-size: 6rem;
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
`;

export const Entries = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  color: ${theme.color.textMuted};
`;
