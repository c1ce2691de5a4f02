import { Toolbar } from 'react-aria-components/Toolbar';
import {
  Captions,
  CaptionsOff,
  ChevronUp,
  Ellipsis,
  EyeOff,
  LogOut,
  Mic,
  MicOff,
  MonitorOff,
  MonitorUp,
  Video,
  VideoOff,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { PressToggle } from '../Button/PressToggle.tsx';
import { barStyle, controlStyle, pairStyle } from './CallControls.styles.ts';
import { useLiveText } from './messages/index.ts';

/** What can be switched on and off in a call. */
export type CallControl = 'microphone' | 'camera' | 'share' | 'captions';

/** One switch of a call. */
export interface CallSwitch {
  /** Whether it is on. */
  isOn: boolean;
  /** Called with what the person asks for. */
  onChange: (isOn: boolean) => void;
  /** Whether it cannot be used now; say why in the page. */
  isDisabled?: boolean;
  /** What else there is to choose about it, such as another device; its small button stands beside the switch. */
  menu?: CallMenu;
}

/** A small button beside a switch, and what opens from it. */
export interface CallMenu {
  /** Names the button. */
  label: string;
  /** Puts what opens, such as a Popover, around the button. */
  around: (trigger: ReactElement) => ReactNode;
}

export interface CallControlsProps {
  /** The switches that this call has; one that is left out is not shown. */
  switches: Partial<Record<CallControl, CallSwitch>>;
  /** Called when the person leaves; ask back in a dialog if it ends the call for others. */
  onLeave: () => void;
  /**
   * Words on the button that leaves.
   * @default 'Leave', in the reader's language
   */
  leaveLabel?: string;
  /** Called when the person covers their screen at once; left out, there is no button for it. */
  onCover?: () => void;
  /** Keeps what is pressed more rarely folded away until it is asked for; left out, everything stands in the bar. */
  more?: { isOpen: boolean; onChange: (isOpen: boolean) => void };
  /** More buttons, between the switches and leaving. */
  children?: ReactNode;
}

const ORDER: readonly CallControl[] = ['microphone', 'camera', 'share', 'captions'];
const ICONS: Record<CallControl, { on: LucideIcon; off: LucideIcon }> = {
  microphone: { on: Mic, off: MicOff },
  camera: { on: Video, off: VideoOff },
  share: { on: MonitorUp, off: MonitorOff },
  captions: { on: Captions, off: CaptionsOff },
};

const Bar = styled(Toolbar)`${barStyle}`;
const Toggle = styled(PressToggle)`${controlStyle}`;
const Cover = styled(PressButton)`${controlStyle}`;
const More = styled(PressButton)`${controlStyle}`;
const Leave = styled(PressButton)`${controlStyle}`;
const Pair = styled.div`${pairStyle}`;

/**
 * The bar of a call: one Tab stop with arrow-key navigation. A switch keeps its name and exposes its pressed state;
 * visually the state is in the icon and in a word below, drawn by CSS so that it is not read out twice.
 */
export function CallControls({ switches, onLeave, leaveLabel, onCover, more, children }: CallControlsProps) {
  const t = useLiveText();
  return (
    <Bar aria-label={t('controls')} data-folds={more && (more.isOpen ? 'open' : 'closed')}>
      {ORDER.map((kind) => {
        const control = switches[kind];
        if (!control) return null;
        const Icon = ICONS[kind][control.isOn ? 'on' : 'off'];
        const toggle = (
          <Toggle
            key={kind}
            data-fold={kind === 'share' ? 'narrow' : undefined}
            data-word={t(control.isOn ? 'controls.on' : 'controls.off')}
            aria-label={t(`controls.${kind}`)}
            isSelected={control.isOn}
            onChange={control.onChange}
            isDisabled={control.isDisabled ?? false}
          >
            <Icon aria-hidden />
            <span>{t(`controls.${kind}`)}</span>
          </Toggle>
        );
        if (!control.menu) return toggle;
        return (
          <Pair key={kind} data-part="pair">
            {toggle}
            {control.menu.around(
              <PressButton aria-label={control.menu.label} data-part="menu">
                <ChevronUp aria-hidden />
              </PressButton>,
            )}
          </Pair>
        );
      })}
      {onCover && (
        <Cover data-fold="narrow" onPress={onCover}>
          <EyeOff aria-hidden />
          <span>{t('controls.cover')}</span>
        </Cover>
      )}
      {children}
      {more && (
        <More aria-expanded={more.isOpen} onPress={() => more.onChange(!more.isOpen)}>
          <Ellipsis aria-hidden />
          <span>{t('controls.more')}</span>
        </More>
      )}
      <Leave data-leave data-fold="always" onPress={onLeave}>
        <LogOut aria-hidden />
        <span>{leaveLabel ?? t('controls.leave')}</span>
      </Leave>
    </Bar>
  );
}
