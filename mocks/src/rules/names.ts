const titles = /^(dr\.?|dra\.?|prof\.?|imam|sheikh|mufti|ustaz)\s+/i;

/** A name without title, script in brackets, accents or case, for comparing. */
function plain(name: string): string {
  const [latin = ''] = name.split(/[·,]/);
  return latin.trim().replace(titles, '').normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a typed name matches a person's, with or without title. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

/** Letters that Unicode does not take apart, and what people type for them. */
const BASES: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Words without accents and case, for searching and for their order. */
export function searchable(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'‘`]/g, '')
    .toLowerCase()
    .replace(/[ıøłđðþßæœ]/g, (letter) => BASES[letter] ?? letter);
}
