import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../Button/index.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { headStyle, titleStyle, turnsStyle } from './CalendarHead.styles.ts';
import { useCalendarText } from './messages/index.ts';

interface CalendarHeadProps {
  /** The days shown. */
  title: string;
  /** The same in the Hijri calendar. */
  subtitle?: string | undefined;
  /** Level of the title. */
  headingLevel: HeadingLevel;
  /** Names the button back. */
  previousLabel: string;
  /** Names the button onward. */
  nextLabel: string;
  /** Moves back by -1 or forward by 1. */
  onTurn: (by: -1 | 1) => void;
  /** Goes to today; left out where today is not known. */
  onToday?: (() => void) | undefined;
}

const Head = styled.div`${headStyle}`;
const Title = styled.div`${titleStyle}`;
const Turns = styled.div`${turnsStyle}`;

/** The title of a calendar, and the buttons to other days. */
export function CalendarHead({
  title,
  subtitle,
  headingLevel,
  previousLabel,
  nextLabel,
  onTurn,
  onToday,
}: CalendarHeadProps) {
  const t = useCalendarText();
  return (
    <Head>
      <Title aria-live="polite">
        <Heading level={headingLevel} size="lg">
          {title}
        </Heading>
        {subtitle && <p>{subtitle}</p>}
      </Title>
      <Turns>
        <Button variant="quiet" aria-label={previousLabel} onPress={() => onTurn(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        {onToday && (
          <Button variant="secondary" onPress={onToday}>
            {t('today')}
          </Button>
        )}
        <Button variant="quiet" aria-label={nextLabel} onPress={() => onTurn(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </Turns>
    </Head>
  );
}
