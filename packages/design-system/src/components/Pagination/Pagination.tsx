import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { PageStep } from './PageStep.tsx';
import { Gap, Root, Steps, Summary } from './Pagination.styles.ts';
import { pageWindow } from './page-window.ts';

interface PaginationBase {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are; with one page or none only the summary is shown. */
  pageCount: number;
  /** What is shown of how much: 'Showing 11 to 20 of 43 therapists'. */
  summary?: ReactNode;
  /**
   * Names the landmark, where a screen has two.
   * @default 'Pages', in the reader's language
   */
  label?: string;
}

export type PaginationProps = PaginationBase &
  (
    | { /** Called with the page asked for. */ onPageChange: (page: number) => void; hrefFor?: never }
    | {
        /** The address of a page; the steps become links. */ hrefFor: (page: number) => string;
        onPageChange?: (page: number) => void;
      }
  );

/** Navigation through the pages of a list. On a phone: previous, current page, next. */
export function Pagination({ page, pageCount, summary, label, hrefFor, onPageChange }: PaginationProps) {
  const t = useDesignSystemText();
  const { locale } = useLocale();
  // As in the step's name: the visible text must match the accessible name (2,400).
  const digits = new Intl.NumberFormat(locale);
  const target = { hrefFor, onPageChange };
  if (pageCount <= 1) return summary ? <Summary>{summary}</Summary> : null;
  return (
    <Root aria-label={label ?? t('pages')}>
      {summary && <Summary>{summary}</Summary>}
      <Steps>
        <li>
          <PageStep page={page - 1} target={target} label={t('previousPage')} isDisabled={page <= 1}>
            <ChevronLeft aria-hidden />
            {t('previous')}
          </PageStep>
        </li>
        <li data-part="position">{t('pageOf', { page, count: pageCount })}</li>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} data-part="number">
            {number === null ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <PageStep
                page={number}
                target={target}
                label={t('pageNumber', { page: number })}
                isCurrent={number === page}
              >
                {digits.format(number)}
              </PageStep>
            )}
          </li>
        ))}
        <li>
          <PageStep page={page + 1} target={target} label={t('nextPage')} isDisabled={page >= pageCount}>
            {t('next')}
            <ChevronRight aria-hidden />
          </PageStep>
        </li>
      </Steps>
    </Root>
  );
}
