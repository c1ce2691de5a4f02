import {
  Button,
  CheckboxGroup,
  IconButton,
  largeText,
  theme,
  TimeField,
  up,
  visuallyHidden,
} from '@sakina/design-system';
import { isPastMidnight } from '@sakina/platform/domain';
import { hoursLimits } from '@sakina/platform/contract';
import type { SessionMode } from '@sakina/platform/contract';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAvailabilityText } from '../messages/index.ts';
import { nextRange } from '../model/draft.ts';
import type { HourRange } from '../model/draft.ts';

export interface RangeRowsProps {
  /** Leads the names of the fields: `day.1`. */
  path: string;
  /** What the hours belong to, such as 'Monday'. */
  of: string;
  /** Hours of a day, as they are typed. */
  ranges: readonly HourRange[];
  /** Called with the hours of the day after a change. */
  onChange: (ranges: HourRange[]) => void;
  /** The ways of meeting that the profile offers; one alone is not asked for. */
  modes: readonly SessionMode[];
  /**
   * What the rows stand under, or beside where their container is wide; the act that adds one then stands with it.
   */
  title?: ReactNode;
  /** What else can be done with the whole. */
  tools?: ReactNode;
  /** What is wrong at a field, by its name. */
  messageAt: (name: string) => string | undefined;
}

const MODES: readonly SessionMode[] = ['ONLINE', 'IN_PERSON'];

const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.space.x1} ${theme.space.x1h};
  }
  & > li > [data-part='modes'] { grid-column: 1 / -1; }
  /* The button stands beside the fields, below their labels. */
  & > li > [data-part='remove'] { padding-block-start: 1.75rem; }
  /* The first row names the columns of those below it. */
  @media not all and ${largeText} {
    & > li + li [data-part='label'] { ${visuallyHidden} }
    & > li + li > [data-part='remove'] { padding-block-start: 0; }
  }
  /* With large text on a phone the two times stand one below the other. */
  @media ${largeText} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; }
    & > li > [data-part='remove'] { grid-area: 1 / 2; }
  }
  @media ${up.sm} {
    & > li { grid-template-columns: 7.5rem 7.5rem auto minmax(0, 1fr); }
    & > li > [data-part='modes'] { grid-column: auto; }
  }
`;

/* A day that has the room is one line a range: its name, the times, how one meets. */
const Titled = styled.div`
  display: grid;
  gap: ${theme.space.half} ${theme.space.x1h};
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${theme.space.x1};
  }
  /* The words of the acts, not the room around them, stand at the edge. */
  & [data-part='acts'] { display: flex; flex-wrap: wrap; margin-inline: calc(-1 * ${theme.space.x1h}); }
  @container (min-width: 38rem) {
    &:has(> ${Rows}) {
      grid-template-columns: 6.25rem minmax(0, 1fr);
      align-items: start;
      & > [data-part='head'] { flex-direction: column; align-items: flex-start; padding-block-start: 0.375rem; }
      & [data-part='acts'] { flex-direction: column; align-items: flex-start; }
    }
    & ${Rows} > li { grid-template-columns: 7.25rem auto 7.25rem auto minmax(0, 1fr); column-gap: ${theme.space.x1}; }
    & ${Rows} > li::before { content: '–'; grid-area: 1 / 2; padding-block-start: 0.5rem; }
    & ${Rows} > li > :first-child { grid-area: 1 / 1; }
    & ${Rows} [data-part='label'] { ${visuallyHidden} }
    & ${Rows} > li > [data-part='remove'] { padding-block-start: 0; }
    & ${Rows} [data-part='modes'] [data-layout='inline'] { column-gap: ${theme.space.x1}; }
  }
`;

/** The stretches of hours of one day: from, until, how one meets; each can be removed, and more be added. */
export function RangeRows({ path, of, ranges, onChange, modes, title, tools, messageAt }: RangeRowsProps) {
  const t = useAvailabilityText();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // Hours whose way of meeting is not offered any more ask for one, and keep asking: a ticked box does not vanish.
  const [lacksModes] = useState(() => ranges.some((range) => range.modes.length === 0));
  const set = (key: string, change: Partial<HourRange>) =>
    onChange(ranges.map((range) => (range.key === key ? { ...range, ...change } : range)));

  function addRange() {
    onChange([...ranges, nextRange(ranges, modes)]);
    // The row is on the page only after this press has been handled.
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child [role="spinbutton"]')?.focus());
  }
  function remove(key: string) {
    onChange(ranges.filter((range) => range.key !== key));
    setTimeout(() => add.current?.focus());
  }
  const adding = (
    <Button
      ref={add}
      variant="quiet"
      size="small"
      aria-label={t('range.add.of', { of })}
      isDisabled={ranges.length >= hoursLimits.ranges}
      onPress={addRange}
    >
      <Plus aria-hidden /> {t('range.add')}
    </Button>
  );
  const rows = ranges.length > 0 && (
    <Rows ref={list} aria-label={t('ranges', { of })}>
      {ranges.map((range, index) => (
        <li key={range.key}>
          <TimeField
            label={t('range.from')}
            hasOptionalMark={false}
            name={`${path}.${index}.from`}
            value={range.from}
            onChange={(from) => set(range.key, { from })}
            errorMessage={messageAt(`${path}.${index}.from`)}
          />
          <TimeField
            label={t('range.until')}
            hasOptionalMark={false}
            name={`${path}.${index}.until`}
            value={range.until}
            onChange={(until) => set(range.key, { until })}
            {...(isPastMidnight(range) && { description: t('range.nextDay') })}
            errorMessage={messageAt(`${path}.${index}.until`)}
          />
          <div data-part="remove">
            <IconButton
              label={t('range.remove', { of, number: index + 1 })}
              icon={<X aria-hidden />}
              onPress={() => remove(range.key)}
            />
          </div>
          {(modes.length > 1 || lacksModes || range.modes.length === 0) && (
            <div data-part="modes">
              <CheckboxGroup
                label={t('range.modes')}
                layout="inline"
                name={`${path}.${index}.modes`}
                options={MODES.filter((mode) => modes.includes(mode)).map((mode) => ({
                  id: mode,
                  label: t(`mode.${mode}`),
                }))}
                value={[...range.modes]}
                onChange={(chosen) => set(range.key, { modes: MODES.filter((mode) => chosen.includes(mode)) })}
                errorMessage={messageAt(`${path}.${index}.modes`)}
              />
            </div>
          )}
        </li>
      ))}
    </Rows>
  );
  if (title)
    return (
      <Titled>
        <div data-part="head">
          {title}
          <div data-part="acts">
            {adding}
            {tools}
          </div>
        </div>
        {rows}
      </Titled>
    );
  return (
    <>
      {rows}
      <div>{adding}</div>
    </>
  );
}
