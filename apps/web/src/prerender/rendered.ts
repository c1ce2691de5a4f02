/** One page in one language, ready to be put into the template. */
export interface RenderedPage {
  path: string;
  /** Code, BCP 47 tag for dates, direction. */
  language: { code: string; locale: string; direction: 'ltr' | 'rtl' };
  title: string;
  description: string;
  /** Where to turn in danger: said first of all where no script can tell the reader's country. */
  noScript: string;
  /** Descriptions for machines, each to be written as one JSON-LD block. */
  data: readonly object[];
  /** Whether it is an outline that the app replaces, and not the page itself. */
  isShell: boolean;
  /** What stands inside the root element. */
  html: string;
}
