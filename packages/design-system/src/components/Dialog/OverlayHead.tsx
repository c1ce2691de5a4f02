import { CloseButton } from './CloseButton.tsx';
import { Head, Title } from './overlay.styles.ts';

interface OverlayHeadProps {
  /** What the overlay is about. */
  title: string;
  /** Id of the heading, where no dialog of React Aria gives it one. */
  titleId?: string;
  /**
   * Whether it has a cross.
   * @default true
   */
  hasClose?: boolean;
  /** Closes it, where no dialog of React Aria does. */
  onClose?: () => void;
}

/** The head of everything that stands above or beside a page: its name, and the cross that closes it. */
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
