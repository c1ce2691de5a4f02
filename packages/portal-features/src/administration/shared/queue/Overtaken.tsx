import { Banner } from '@sakina/design-system';

export interface OvertakenProps {
  /** What someone else did meanwhile. */
  title: string;
  /** What can be done now. */
  body: string;
}

/** Says that an act comes too late, because someone else was first; what was typed stays to be copied. */
export function Overtaken({ title, body }: OvertakenProps) {
  return (
    <Banner tone="warning" urgency="assertive" title={title}>
      {body}
    </Banner>
  );
}
