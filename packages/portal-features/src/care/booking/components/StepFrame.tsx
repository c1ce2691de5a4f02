import { Button, Heading, Link, Stack, Text } from '@sakina/design-system';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBookingText } from '../messages/index.ts';

export interface StepFrameProps {
  /** The one question of the step. */
  question: string;
  /** A sentence under the question. */
  lead?: string;
  /** Goes one step back; what was typed is kept. */
  onBack?: () => void;
  /** Leaves the booking, on the first step. */
  leave?: { href: string; label: string };
  /** Moves the focus to the question when the step appears; false on page load. */
  takesFocus: boolean;
  /** A StepForm, which may load after the question. */
  children: ReactNode;
}

/** The arrow is as high as its word, and points back in both directions. */
const Back = styled.div`
  & svg { inline-size: 1em; block-size: 1em; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

/** Focused only so that a screen reader reads it out; it is not interactive, so it shows no focus ring. */
const Question = styled(Heading)`
  &:focus-visible { outline: none; }
`;

/**
 * A step: the way back, the question and the form. Not lazy, so that the question is there while the form still loads.
 */
export function StepFrame({ question, lead, onBack, leave, takesFocus, children }: StepFrameProps) {
  const t = useBookingText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack as="section" aria-labelledby="booking-question" gap="x3">
      <Stack gap="half">
        <Back>
          {onBack && (
            <Button variant="quiet" size="small" isFlush onPress={onBack}>
              <ArrowLeft aria-hidden />
              {t('back')}
            </Button>
          )}
          {leave && (
            <Link href={leave.href} variant="standalone">
              <ArrowLeft aria-hidden />
              {leave.label}
            </Link>
          )}
        </Back>
        <Question level={2} id="booking-question" ref={heading} tabIndex={-1}>
          {question}
        </Question>
        {lead && (
          <Text tone="muted" measure>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
