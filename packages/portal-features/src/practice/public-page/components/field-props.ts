import type { PageForm } from '../model/page-form.ts';

/** What every part of the form takes. */
export interface PartProps {
  /** What is typed of the page. */
  form: PageForm;
  /** Called with what is changed of the page. */
  onChange: (changes: Partial<PageForm>) => void;
  /** What is wrong at a field, by its name. */
  messageAt: (name: string) => string | undefined;
}
