import { CloseButton } from './CloseButton.tsx';
import { Head, Title } from './overlay.styles.ts';

interface OverlayHeadProps {
  /** What the overlay is about. */
  title: string;
  /** Id of the heading, where no React Aria dialog provides one. */
  titleId?: string;
  /**
   * Whether it has a close button.
   * @default true
   */
  hasClose?: boolean;
  /** Closes it, where no React Aria dialog does. */
  onClose?: () => void;
}

/** The header of every overlay and side sheet: its title, and the close button. */
export function OverlayHead({ title, titleId, hasClose = true, onClose }: OverlayHeadProps) {
  return (
    <Head>
      <Title slot="title" level={2} {...(titleId ? { id: titleId } : {})}>
        {title}
      </Title>
      {hasClose && <CloseButton {...(onClose ? { onPress: onClose } : {})} />}
    </Head>
  );
}
