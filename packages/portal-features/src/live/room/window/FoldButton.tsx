import { CallButton } from '@sakina/design-system';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useSessionText } from '../messages/index.ts';

export interface FoldButtonProps {
  isFolded: boolean;
  onChange: (isFolded: boolean) => void;
}

/** Puts the pictures of a small window away where they cover what is read, and brings them back. */
export function FoldButton({ isFolded, onChange }: FoldButtonProps) {
  const t = useSessionText();
  const Icon = isFolded ? Maximize2 : Minimize2;
  return (
    <CallButton aria-label={t(isFolded ? 'room.unfold' : 'room.fold')} onPress={() => onChange(!isFolded)}>
      <Icon aria-hidden />
    </CallButton>
  );
}
