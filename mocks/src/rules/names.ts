import { isSameName as isSame } from '@sakina/platform/locale';

const titles = /^(dr\.?|dra\.?|prof\.?|imam|sheikh|mufti|ustaz)\s+/i;

/** A name without title and without its spelling in the other script. */
const bare = (name: string) => (name.split(/[·,]/)[0] ?? '').trim().replace(titles, '');

/** Whether a typed name matches a person's, with or without title. */
export function isSameName(typed: string, name: string): boolean {
  return isSame(bare(typed), bare(name));
}
