import { Button } from '@sakina/design-system';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useStageText } from '../stage/messages/index.ts';
import type { Captions } from './use-captions.ts';

/** Turns captions on and off where there is no bar of a call: for those who are here by text, and those who watch. */
export function CaptionsSwitch({ captions: { isOn, change } }: { captions: Captions }) {
  const t = useStageText();
  return (
    <Button size="small" variant={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onPress={() => change(!isOn)}>
      <CaptionsIcon aria-hidden />
      {t('captions')}
    </Button>
  );
}
