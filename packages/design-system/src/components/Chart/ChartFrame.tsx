import { Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { PressToggle } from '../Button/PressToggle.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartRows } from './ChartTable.tsx';
import { emptyStyle, figureStyle, headStyle, summaryStyle, toggleStyle } from './Chart.styles.ts';
import { useChartText } from './messages/index.ts';
import { PLOT_HEIGHT } from './types.ts';
import type { ChartProps } from './types.ts';

/** A part of the summary: of one series, or of the whole. */
interface SummaryLine {
  /** Name of the series, where there are several. */
  label?: string;
  /** What there is to say of it. */
  text: string;
}

interface ChartFrameProps extends Omit<ChartProps, 'format' | 'formatTick'> {
  /** The data in words. */
  lines: readonly SummaryLine[];
  /** The data as rows. */
  table: ChartRows;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  /** The drawing; it is described by the summary. */
  children: (ids: { title: string; summary: string }) => ReactNode;
}

const Figure = styled.figure`${figureStyle}`;
const Head = styled.figcaption`${headStyle}`;
const Toggle = styled(PressToggle)`${toggleStyle}`;
const Summary = styled.div`${summaryStyle}`;
const Empty = styled.div`${emptyStyle}`;

/** What every chart has: a title, a summary in words, and its data as a table at the press of a button. */
export function ChartFrame({
  title,
  description,
  height = 'medium',
  summary = 'shown',
  isLoading = false,
  emptyText,
  lines,
  table,
  isEmpty,
  children,
  ...rest
}: ChartFrameProps) {
  const t = useChartText();
  const { direction } = useLocale();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const ids = { title: `${id}-title`, summary: `${id}-summary` };
  const isThere = !isLoading && !isEmpty;
  return (
    <Figure {...rest} aria-labelledby={ids.title} aria-busy={isLoading || undefined} data-direction={direction}>
      <Head>
        <div>
          <strong id={ids.title}>{title}</strong>
          {description && <span>{description}</span>}
        </div>
        {isThere && (
          <Toggle isSelected={isTable} onChange={setTable}>
            <Table2 aria-hidden />
            {t('showAsTable')}
          </Toggle>
        )}
      </Head>
      <VisuallyHidden role="status">{isLoading && t('loading')}</VisuallyHidden>
      {!isThere && (
        <Empty style={{ minBlockSize: PLOT_HEIGHT[height] }}>
          {isLoading ? <span aria-hidden>{t('loading')}</span> : <p>{emptyText ?? t('nothing')}</p>}
        </Empty>
      )}
      {isThere && (isTable ? <ChartTable caption={title} {...table} /> : children(ids))}
      {isThere && (
        <Summary id={ids.summary} data-hidden={summary === 'hidden' || undefined}>
          {lines.map(({ label, text }, index) => (
            <p key={index}>
              {label !== undefined && (
                <b>
                  <bdi>{label}</bdi>
                  {': '}
                </b>
              )}
              {text}
            </p>
          ))}
        </Summary>
      )}
    </Figure>
  );
}
