import { Banner, Button, ButtonLink, EmptyState, Inline, Stack } from '@sakina/design-system';
import type { OpenSlots, ProviderProfile, SessionMode } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import type { Read } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ReadView } from '../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { TimeSpan } from '../model/opening.ts';
import { slotAt } from '../model/slot-days.ts';
import { LateTimes } from './late-parts.ts';
import { LoadingTimes } from './LoadingStep.tsx';
import { StepForm } from './StepForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepFrameProps } from './StepFrame.tsx';

export interface TimeStepProps extends Pick<StepFrameProps, 'question' | 'onBack' | 'leave' | 'takesFocus'> {
  /** What the main button says. */
  nextLabel: string;
  profile: ProviderProfile;
  mode: SessionMode;
  /** The open times of the service. */
  read: Read<OpenSlots>;
  /** The instant chosen or asked for, if any. */
  wanted: string | null;
  onChoose: (span: TimeSpan) => void;
  /** Called with the chosen time. */
  onNext: (span: TimeSpan) => void;
  /** Leads back to where the way to meet is chosen. */
  onChangeMode?: () => void;
  /** Why a time chosen here cannot be taken, in words. */
  refusal?: string | undefined;
  /** News about the last attempt. */
  problem?: ReactNode;
  /** Stands above the times: another look at them, or what is booked. */
  head?: ReactNode;
  /** The days stand in a month on every screen. @default false */
  isMonth?: boolean;
  /** Stands below a chosen time. */
  after?: ReactNode;
  /** Stands below everything. */
  foot?: ReactNode;
}

/** When to meet: days with free times, in the reader's zone or the provider's. */
export function TimeStep({
  read,
  profile,
  mode,
  onNext,
  wanted,
  refusal,
  onChangeMode,
  problem,
  onChoose,
  head,
  isMonth = false,
  after,
  foot,
  nextLabel,
  ...frame
}: TimeStepProps) {
  const t = useBookingText();
  const firstTime = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const all = read.data?.slots ?? [];
  const open = all.filter((slot) => slot.modes.includes(mode));
  const chosen = wanted ? slotAt(open, wanted) : undefined;

  function next() {
    setChecked(true);
    if (chosen && !refusal) onNext({ startsAt: chosen.startsAt, endsAt: chosen.endsAt });
    else firstTime.current?.focus();
  }
  const empty = (
    <EmptyState
      title={t('time.emptyTitle')}
      headingLevel={3}
      action={
        all.length > 0 && onChangeMode ? (
          <Button onPress={onChangeMode}>{t('time.changeMode')}</Button>
        ) : (
          <Inline gap="x1h" justify="center">
            <ButtonLink href={paths.findTherapist({ kind: profile.kind.toLowerCase(), sort: 'soonest' })}>
              {t('time.findOthers')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.dashboard({ view: 'waitlist' })}>
              {t('time.waitlist')}
            </ButtonLink>
          </Inline>
        )
      }
    >
      {t(all.length > 0 ? 'time.emptyModeBody' : 'time.emptyBody', { name: profile.displayName })}
    </EmptyState>
  );
  return (
    <StepFrame {...frame}>
      <StepForm nextLabel={nextLabel} hasNext={open.length > 0} onNext={next}>
        {problem}
        {wanted && read.data && !chosen && (
          <Banner tone="warning" title={t('time.gone')}>
            {t('time.goneBody')}
          </Banner>
        )}
        <Stack gap="x2">
          {head}
          <ReadView read={read} loading={<LoadingTimes />} isEmpty={() => open.length === 0} empty={empty}>
            {() => (
              <LateTimes
                profile={profile}
                slots={open}
                chosen={chosen}
                onChoose={onChoose}
                firstTime={firstTime}
                errorMessage={!isChecked ? undefined : chosen ? refusal : t('time.missing')}
                isMonth={isMonth}
                loading={<LoadingTimes />}
              />
            )}
          </ReadView>
        </Stack>
        {chosen && after}
        {foot}
      </StepForm>
    </StepFrame>
  );
}
