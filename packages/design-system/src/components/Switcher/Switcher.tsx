import type { ComponentType, HTMLAttributes } from 'react';
import styled from 'styled-components';
import { groupStyle, placeStyle } from './Switcher.styles.ts';

export interface SwitcherPlace {
  /** Names the place; unique among them. */
  id: string;
  /** What it is called, in a word. */
  label: string;
  /** Icon component, such as one of lucide's. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

export interface SwitcherProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** What is switched, for screen readers. */
  label: string;
  /** Two to four places. */
  places: readonly SwitcherPlace[];
  /** Id of the place where the reader is. */
  current: string;
  /**
   * Its background: the dark side navigation, or a page, as for two views of one list.
   * @default 'night'
   */
  ground?: 'night' | 'page';
  /** Called with the id of the place to go to; also with the current one, which the caller ignores. */
  onChoose: (id: string) => void;
}

const Group = styled.div`${groupStyle}`;
const Place = styled.button`${placeStyle}`;

/**
 * Places side by side, of which one is where the reader is. Choosing goes there; it is not a setting, so arrow keys do
 * not choose.
 */
export function Switcher({ label, places, current, onChoose, ground = 'night', ...rest }: SwitcherProps) {
  return (
    <Group role="group" aria-label={label} {...rest} data-ground={ground}>
      {places.map(({ id, label: name, icon: Icon }) => (
        <Place key={id} type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}>
          <Icon aria-hidden />
          <span>{name}</span>
        </Place>
      ))}
    </Group>
  );
}
