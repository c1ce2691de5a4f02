import { Banner, Button } from '@sakina/design-system';

export interface PartNoticeProps {
  /** That a part of the list is missing. */
  title: string;
  /** What is shown without it. */
  children: string;
  retryLabel: string;
  /** Reads the missing rows again. */
  onRetry: () => void;
}

/** Says above a list that not all of its rows could be read. */
export function PartNotice({ title, children, retryLabel, onRetry }: PartNoticeProps) {
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <Button variant="secondary" size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
